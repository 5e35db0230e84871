import { baseGlobal } from './baseGlobal.ts';
import { media } from './media.ts';

// Each colour has both values (`light-dark()`), so a theme is just a `color-scheme` on the page or
// a part; a page without `data-theme` keeps its own. `!important` outweighs a page's `:root {
// color-scheme: light dark }`, as in Vite's starter. `system` needs a media query: if Lightning
// CSS lowers `light-dark()`, an important `light dark` is always light. Print is always light.
const light = { colorScheme: 'light !important' };
const dark = { colorScheme: 'dark !important' };
baseGlobal('[data-theme], :host([data-theme])', light);
baseGlobal(':root', { '@media': { [media.print]: light } });
// Without script, the checked radio button of a `ThemeToggle` sets the page's theme.
// biome-ignore lint/plugin: applies only without script, when the page does not change.
baseGlobal(':root:has([name="theme"]:checked)', { '@media': { [media.noScript]: light } });
const darkIn = { dark: 'screen', system: 'screen and (prefers-color-scheme: dark)' };
for (const [theme, query] of Object.entries(darkIn)) {
  baseGlobal(`[data-theme="${theme}"], :host([data-theme="${theme}"])`, {
    '@media': { [query]: dark },
  });
  // biome-ignore lint/plugin: see above.
  baseGlobal(`:root:has([name="theme"][value="${theme}"]:checked)`, {
    '@media': { [`${query} and ${media.noScript}`]: dark },
  });
}
