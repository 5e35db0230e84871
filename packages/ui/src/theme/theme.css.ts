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
 * For `min()` and `clamp()`: positive if the window is wide enough for sticky bars at the visitor's text size. If not,
 * wrapped bars would cover the page; the factor 99 makes the value so low that a bar with this offset never sticks.
 */
export const wideEnoughToStick = '(100vw - 16rem) * 99';

/** The insets for the camera and rounded corners at the sides of a phone in landscape. */
const notch = 'env(safe-area-inset-left), env(safe-area-inset-right)';

/** Variables that the bars' styles set on the root: the height that each bar covers. */
export const covered = { header: '--ui-covered-header', viewBar: '--ui-covered-view-bar' } as const;

const values = {
  color: {
    ...themed,
    /**
     * The background of a column's or card's header. Unset, so that headers fall back to the
     * `surface-sunken` and `text` of their surroundings instead of the root's.
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
     * The height that sticky bars cover at the top of the window. Sticky content and scroll targets
     * keep clear of it. Derived from the bars in the page; set it for a bar of your own.
     */
    stickyTop: `clamp(0px, ${wideEnoughToStick}, var(${covered.header}, 0px) + var(${covered.viewBar}, 0px))`,
    /**
     * The side padding of full-width bars, which aligns their content with the page's. Derived from
     * `page`, the window's width and the safe area around a phone's camera.
     */
    gutter: `max(var(--ui-space-4), ${notch})`,
  },
};

/** The theme contract: CSS variables with readable names, such as `--ui-color-accent`. */
export const vars = createGlobalThemeContract(values, (_value, path) =>
  tokens.kebab(`ui-${path.join('-')}`),
);

// `useBar` sets `--ui-taller-…` on the root to the measured height of a bar that wraps.
/** The header's height. The measured height excludes the hairline, hence the extra 1px. */
export const headerHeight = `max(${vars.size.header}, var(--ui-taller-site-header, 0px) + 1px)`;
export const viewBarHeight = `max(${vars.size.viewBar}, var(--ui-taller-view-bar, 0px))`;

// `:host` is for a stylesheet linked inside a shadow root.
createGlobalTheme(':root, :host', vars, { '@layer': layers.base, ...values });

// Lightning CSS lowers `light-dark()` to these variables. With these values, a page that sets no `color-scheme` is light.
baseGlobal(':root, :host', {
  vars: { '--lightningcss-light': 'initial', '--lightningcss-dark': ' ' },
});

baseGlobal(':root', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [vars.color.textMuted]: vars.color.text,
        [vars.color.line]: vars.color.lineStrong,
        [vars.color.onInverseSurfaceMuted]: vars.color.onInverseSurface,
        [vars.color.onFeaturedMuted]: vars.color.onFeatured,
      },
    },
  },
});

const pageMargin = `50% - ${vars.size.page} / 2 + ${vars.space[6]}`;
baseGlobal(':root', {
  '@media': {
    [media.md]: { vars: { [vars.size.gutter]: `max(${vars.space[6]}, ${notch}, ${pageMargin})` } },
    [`screen and ${media.xl}`]: { vars: { [vars.fontSize.body]: '1rem' } },
  },
});
