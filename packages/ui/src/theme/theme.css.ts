import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { baseGlobal } from './baseGlobal.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import * as tokens from './tokens.ts';

const themed = Object.fromEntries(
  Object.entries(tokens.color).map(([role, { light, dark }]) => [
    role,
    light === dark ? light : `light-dark(${light}, ${dark})`,
  ]),
) as Record<tokens.ColorRole, string>;

/**
 * For `min()` and `clamp()`: positive where the window is wide enough for bars to stick, in the
 * page's own text size; hugely negative where the text is so large that wrapped bars would cover
 * the page.
 */
export const wideEnoughToStick = '(100vw - 16rem) * 99';

/** What a phone held sideways needs free at the sides, for its camera and its round corners. */
const notch = 'env(safe-area-inset-left), env(safe-area-inset-right)';

const values = {
  color: themed,
  font: { brand: tokens.fontFamily, body: tokens.fontFamily },
  fontSize: tokens.fontSize,
  lineHeight: tokens.lineHeight,
  space: tokens.space,
  radius: tokens.radius,
  motion: tokens.motion,
  size: {
    ...tokens.size,
    /** How much of the window's top the sticking bars cover. */
    stickyTop: `clamp(0px, ${wideEnoughToStick}, ${tokens.size.header} + ${tokens.size.viewBar})`,
    /** What stays free at the sides of a full-width bar: its content lines up with the page's. */
    gutter: `max(${tokens.space[4]}, ${notch})`,
  },
};

/**
 * The theme contract: every design decision as a CSS variable with a readable name
 * (`--ui-color-accent`), the same in each build.
 */
export const vars = createGlobalThemeContract(values, (_value, path) =>
  `ui-${path.join('-')}`.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

// `:host` is for a page that links the stylesheet inside a shadow root.
createGlobalTheme(':root, :host', vars, { '@layer': layers.base, ...values });

// A colour carries both of its values (`light-dark()`), so a theme is nothing but a `color-scheme`:
// of the page, or of any part of it. Important, or a page's own `:root { color-scheme: light dark }`
// (Vite's starter has one) would take the choice from `data-theme`.
const light = { colorScheme: 'light !important' };
baseGlobal(':root, [data-theme="light"], :host([data-theme="light"])', light);
baseGlobal('[data-theme="dark"], :host([data-theme="dark"])', {
  colorScheme: 'dark !important',
});

// Prints are light, whatever the screen shows.
baseGlobal(':root, [data-theme]', { '@media': { print: light } });

const pageMargin = `50% - ${tokens.size.page} / 2 + ${tokens.space[6]}`;
baseGlobal(':root', {
  '@media': {
    // Phones keep only the view bar in place.
    [media.phone]: {
      vars: { [vars.size.stickyTop]: `clamp(0px, ${wideEnoughToStick}, ${tokens.size.viewBar})` },
    },
    [media.md]: {
      vars: { [vars.size.gutter]: `max(${tokens.space[6]}, ${notch}, ${pageMargin})` },
    },
  },
});
