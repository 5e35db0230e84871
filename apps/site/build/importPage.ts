import type { Page, PageInMarkdown } from '../src/pages/Page.ts';
import type { PagePath } from '../src/routes.ts';

/** What a page's folder exports, for scripts and tests, which have no `import.meta.glob`. */
export const importPage = (path: PagePath): Promise<{ page: Page; inMarkdown: PageInMarkdown }> =>
  import(/* @vite-ignore */ new URL(`../src/pages${path}/page.ts`, import.meta.url).href);
