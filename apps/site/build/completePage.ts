import type { PageName } from '../src/pages/registry.ts';
import type { Site } from './bundles.ts';
import { escapeJson } from './escape.ts';
import { iconLinks } from './icons.ts';
import { elementsOf, type ThirdParty } from './thirdParties.ts';

interface Parts {
  basePath: string;
  webFont: { path: string; rule: string };
  headlineFontRule: string;
  /** `client` is the address of the script that hydrates the page. */
  inlineScript?: { text: string; client: string };
  styles?: string;
  thirdParties?: readonly ThirdParty[];
}

/** Completes a page with the parts that React does not render. */
export function completePage(site: Site, name: PageName, html: string, parts: Parts): string {
  const { basePath, webFont, headlineFontRule, inlineScript, styles, thirdParties = [] } = parts;
  const [light, dark] = [site.lightColors.canvas, site.darkColors.canvas];
  const head = [
    iconLinks(basePath),
    `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`,
    `<style data-font="${webFont.path}">${webFont.rule}</style>`,
    // The headline font's rule precedes the inline script, which loads the font.
    `<style>${headlineFontRule}</style>`,
    // The inline script precedes the styles, so that a phone runs it while the styles arrive.
    inlineScript && `<script data-client="${inlineScript.client}">${inlineScript.text}</script>`,
    styles && `<style>${styles}</style>`,
    `<script type="speculationrules">${speculationRules}</script>`,
    ...thirdParties.map(elementsOf),
  ]
    .filter(Boolean)
    .join('');
  const data = escapeJson(site.structuredData(name));
  return (
    html
      .replace('</head>', () => `${head}</head>`)
      // Structured data goes at the end of the body, where it does not delay the first paint.
      .replace('</body>', () => `<script type="application/ld+json">${data}</script></body>`)
  );
}

/**
 * Lets browsers prerender a page of the site when a visitor hovers over or touches its link. The
 * client's script removes these rules, because the router then renders linked pages.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { selector_matches: "a[href^='/']:not([aria-current])" }, eagerness: 'moderate' },
  ],
});
