import { baseGlobal } from './baseGlobal.ts';
import { media } from './media.ts';

// A theme is a `color-scheme` on the page or a part, which selects the values of `light-dark()`
// colours. A page without `data-theme` keeps its own `color-scheme`. `!important` outweighs a
// project's `:root { color-scheme: light dark }`, as in Vite's starter.
const light = { colorScheme: 'light !important' };
const dark = { colorScheme: 'dark !important' };
baseGlobal('[data-theme], :host([data-theme])', light);
baseGlobal(':root', { '@media': { [media.print]: light } });
// Without script, the checked radio button of a `ThemeToggle` sets the page's theme.
// biome-ignore lint/plugin: applies only without script, when the page does not change.
baseGlobal(':root:has([name="theme"]:checked)', { '@media': { [media.noScript]: light } });
// `system` needs a query: Lightning CSS compiles `color-scheme: light dark !important` to CSS that is always light.
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
