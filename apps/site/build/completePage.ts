import type { PageName } from '../src/pages/registry.ts';
import { webFontStyleId } from '../src/pre-hydration/webFont.ts';
import type { Entry } from './bundles.ts';
import { withPolicy } from './contentSecurityPolicy.ts';
import { webFontRule } from './font.ts';
import { iconLinks } from './icons.ts';
import { escapeJson } from './siteFiles.ts';
import { elementsOf, type ThirdParty } from './thirdParties.ts';

interface Parts {
  basePath: string;
  /** The web font's address. */
  font: string;
  /** The `@font-face` rules of the headline font. */
  headlineFont: string;
  /** The text of the script that runs before React, and the address of the one that hydrates. */
  inlineScript?: { text: string; client: string };
  /** The texts of `<style>` elements. */
  styles: readonly string[];
  thirdParties?: readonly ThirdParty[];
}

/** Adds the parts that React does not render to a page, in the build and in `pnpm dev`. */
export function completePage(site: Entry, name: PageName, html: string, parts: Parts): string {
  const { basePath, font, headlineFont, inlineScript, styles, thirdParties = [] } = parts;
  // Browsers colour their bars like the page's canvas.
  const [light, dark] = [site.lightColors.canvas, site.darkColors.canvas];
  const fontRule = webFontRule(site.webFont, font);
  const head = [
    iconLinks(basePath),
    `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`,
    `<style id="${webFontStyleId}">${fontRule}</style>`,
    // Before the script, which loads this font.
    `<style>${headlineFont}</style>`,
    // Before the styles: a phone runs it while they load.
    inlineScript &&
      `<script data-client="${inlineScript.client}" data-font="${font}">${inlineScript.text}</script>`,
    ...styles.map((style) => `<style>${style}</style>`),
    `<script type="speculationrules">${speculationRules}</script>`,
    ...thirdParties.map(elementsOf),
  ]
    .filter(Boolean)
    .join('');
  const data = escapeJson(site.structuredData(name));
  const complete = html
    .replace('</head>', () => `${head}</head>`)
    // At the end of the body, so as not to delay the first paint.
    .replace('</body>', () => `<script type="application/ld+json">${data}</script></body>`);
  // `pnpm dev` has no policy, because Vite adds scripts and styles later.
  if (!inlineScript) return complete;
  const before = thirdParties.flatMap((each) => each.before ?? []);
  const scripts = [inlineScript.text, speculationRules, ...before];
  return withPolicy(complete, {
    scripts,
    styles: [fontRule, headlineFont, ...styles],
    thirdParties,
  });
}

/**
 * Lets browsers prerender another page of the site when a visitor hovers over or touches a link to
 * it: only these links are paths. The client removes this `<script type="speculationrules">` once
 * React runs; browsers without support ignore it.
 */
const speculationRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: "a[href^='/']:not([aria-current])" }, eagerness: 'moderate' },
  ],
});
