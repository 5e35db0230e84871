import { useLocation } from 'react-router';
import { home, type PageName, type PagePath, pageNames, routes } from '../routes.ts';
import type { Page } from './Page.ts';

const modules = import.meta.glob<Page>('./*/page.ts', { eager: true, import: 'page' });

/** The page at an address, from the folder of the same name. */
export function pageAt(path: PagePath): Page {
  const page = modules[`.${path}/page.ts`];
  if (!page) throw new Error(`src/pages${path}/page.ts must export the \`page\` of src/routes.ts.`);
  return page;
}

/** The name of the current page; `undefined` at an unknown address. */
export function usePageName(): PageName | undefined {
  const path = decodeURI(useLocation().pathname).replace(/\/$/, '');
  return pageNames.find((name) => routes[name] === path);
}

/** The current page. */
export function usePage() {
  const name = usePageName();
  const path = name ? routes[name] : home;
  return { path, ...pageAt(path) };
}
