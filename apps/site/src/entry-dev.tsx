import { hydrate } from './hydrate.tsx';
import { ServedPageContent } from './pages/ServedPageContent.tsx';
import './styles.ts';

/*
 * `pnpm dev`: the whole page is React's, so that an edit of any part of it shows at once.
 */
hydrate(ServedPageContent);

// The site's styles are made with the design system's, whose edits come this way, too: without a
// boundary here each of them would load the page anew.
import.meta.hot?.accept('./styles.ts', () => {});
