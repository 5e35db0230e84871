import './page.css';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

/* `?styles=tailwind` shows the page with `src/styles/tailwind.css`, a block of `docs/other-styles.md`. */
const styles = import.meta.glob('./styles/*.css');
const name = new URLSearchParams(location.search).get('styles');
await styles[`./styles/${name}.css`]?.();

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
