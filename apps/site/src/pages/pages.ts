import type { PagePath } from '../routes.ts';
import type { Page } from './Page.ts';

const modules = import.meta.glob<Page>('./*/page.ts', { eager: true, import: 'page' });

/** The page at an address, from the folder of the same name. */
export function pageAt(path: PagePath): Page {
  const page = modules[`.${path}/page.ts`];
  if (!page) throw new Error(`src/pages${path}/page.ts must export the \`page\` of src/routes.ts.`);
  return page;
}
