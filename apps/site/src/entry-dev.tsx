import { hydrate } from './hydrate.tsx';
import { ServedPageContent } from './pages/ServedPageContent.tsx';
import './styles.ts';

/*
 * `pnpm dev`: the whole page is React's, so that an edit of any part of it shows at once.
 */
hydrate(ServedPageContent);
