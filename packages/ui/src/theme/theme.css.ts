import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { baseGlobal } from './baseGlobal.ts';
import { kebab } from './kebab.ts';
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

const names = {
  color: {
    ...themed,
    /**
     * The header of a column or a card. Not set: it follows `surface-sunken` and `text` of its place,
     * which a value of the page's would not.
     */
    header: 'initial',
    /** Text on `header`. */
    onHeader: 'initial',
  },
  font: { brand: tokens.fontFamily, body: tokens.fontFamily },
  fontSize: tokens.fontSize,
  lineHeight: tokens.lineHeight,
  space: tokens.space,
  radius: tokens.radius,
  motion: tokens.motion,
  size: {
    ...tokens.size,
    /**
     * How much of the window's top the sticking bars cover: what sticks below them and what is
     * scrolled to keeps clear of it. Follows from the bars in the page; set it for one of your own.
     */
    stickyTop: '',
    /**
     * What stays free at the sides of a full-width bar: its content lines up with the page's.
     * Follows from `page`, the window's width and a phone's camera.
     */
    gutter: '',
  },
};

/**
 * The theme contract: every design decision as a CSS variable with a readable name
 * (`--ui-color-accent`), the same in each build.
 */
export const vars = createGlobalThemeContract(names, (_value, path) =>
  kebab(`ui-${path.join('-')}`),
);

/** What a phone held sideways needs free at the sides, for its camera and its round corners. */
const notch = 'env(safe-area-inset-left), env(safe-area-inset-right)';

/**
 * How much of the window's top each bar covers. The bar sets it on the root (`:root:has()`); a page
 * without the bar has no such variable.
 */
export const covered = { header: '--ui-covered-header', viewBar: '--ui-covered-view-bar' } as const;

/** Set on the root by a header that takes more lines than one. */
export const tallerHeader = '--ui-taller-header';
/** The height of the header, its hairline included. */
export const headerHeight = `max(${vars.size.header}, var(${tallerHeader}, 0px))`;

const coveredBy = (bar: keyof typeof covered) => `var(${covered[bar]}, 0px)`;

const values = {
  ...names,
  size: {
    ...tokens.size,
    stickyTop: `clamp(0px, ${wideEnoughToStick}, ${coveredBy('header')} + ${coveredBy('viewBar')})`,
    gutter: `max(${vars.space[4]}, ${notch})`,
  },
};

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
// Whichever the visitor's system asks for, by itself.
baseGlobal('[data-theme="system"], :host([data-theme="system"])', {
  colorScheme: 'light dark !important',
});

// Prints are light, whatever the screen shows.
baseGlobal(':root, [data-theme]', { '@media': { print: light } });

// A visitor who asks for more contrast gets no muted text and no hairlines.
baseGlobal(':root', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [vars.color.textMuted]: vars.color.text,
        [vars.color.negative]: vars.color.text,
        [vars.color.line]: vars.color.lineStrong,
        [vars.color.onInkMuted]: vars.color.onInk,
      },
    },
  },
});

const pageMargin = `50% - ${vars.size.page} / 2 + ${vars.space[6]}`;
baseGlobal(':root', {
  '@media': {
    // With the view bar, it leaves seven eighths of a phone's height to the page.
    [`screen and ${media.belowMd}`]: { vars: { [vars.size.header]: '3rem' } },
    [media.md]: {
      vars: { [vars.size.gutter]: `max(${vars.space[6]}, ${notch}, ${pageMargin})` },
    },
  },
});
