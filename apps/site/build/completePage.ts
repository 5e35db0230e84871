import { webFontStyleId } from '../src/pre-hydration/webFont.ts';
import { iconLinks } from './icons.ts';
import { escapeJson } from './siteFiles.ts';

interface Additions {
  basePath: string;
  /** The colour of the browser's bars in each theme. */
  themeColors: { light: string; dark: string };
  /** The web font's `@font-face` rule. */
  fontRule: string;
  /** Scripts and styles, for `head`. */
  elements: readonly string[];
  structuredData: unknown;
}

/** Adds to a rendered page what React does not render, in the build and in `pnpm dev`. */
export function completePage(html: string, page: Additions): string {
  const { light, dark } = page.themeColors;
  const head = [
    iconLinks(page.basePath),
    `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`,
    `<style id="${webFontStyleId}">${page.fontRule}</style>`,
    ...page.elements,
  ].join('');
  const data = escapeJson(page.structuredData);
  return (
    html
      .replace('</head>', () => `${head}</head>`)
      // At the end of the body, so that it does not delay the first paint.
      .replace('</body>', () => `<script type="application/ld+json">${data}</script></body>`)
  );
}
