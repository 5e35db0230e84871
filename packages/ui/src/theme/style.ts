import {
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { headerHeight, vars, wideEnoughToStick } from './theme.css.ts';

/* What a component's styles are made with: all of it from this one module. */

export { media, vars };

const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.component]: rule } });

/** `style`, in the package's cascade layer. */
export const uiStyle = (rule: StyleRule): string => style(inLayer(rule));

/** `styleVariants`, in the package's cascade layer, each with the class of what they share. */
export const uiVariants = <Name extends string>(
  rules: Record<Name, StyleRule>,
  shared: string[] = [],
): Record<Name, string> => styleVariants(rules, (rule) => [...shared, inLayer(rule)]);

/**
 * `globalStyle`, in the package's cascade layer: for the many plain elements inside one of our
 * roots (a table's cells), where a class on each would only add weight.
 */
export const uiGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.component]: rule } });

/** The type of short labels: buttons, badges, links of the navigation. */
export const labelText = (size: keyof typeof vars.fontSize, fontWeight: number) => ({
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize[size],
  fontWeight,
  lineHeight: vars.lineHeight.snug,
});

/** Unlike `display: none`, it leaves the text to screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** A bare square button around an icon, of a size of its own. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
} as const satisfies StyleRule;

/** For what is inside a fixed bar: without it, browsers scroll the page when it is focused. */
export const noScrollOnFocus = { scrollMarginBlock: '-100vh' };

/** The same for what is inside a sticky bar, while that sticks. */
export const noScrollOnFocusInSticky = {
  scrollMarginBlock: `clamp(-100vh, -1 * ${wideEnoughToStick}, 0px)`,
};

/**
 * For `'@media'`: a phone's header leaves and comes back, and what sticks below it moves along. (A
 * variable of the root's would cost the styles of the whole page each time.)
 */
export const whileHeaderIsAway = (
  rule: NonNullable<StyleRule['selectors']>[string],
): NonNullable<StyleRule['@media']> => ({
  [`${media.belowMd} and (height >= 500px)`]: {
    transition: `top ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: { ':root[data-header-away] &': rule },
  },
});

/** There, where the sticking bars end. */
export const stickyTopWithoutHeader = `max(0px, ${vars.size.stickyTop} - ${headerHeight})`;

/**
 * For `'@media'` of parts with the `ink` background: text and rings take the colours made for it. Its
 * `data-theme="dark"` is not enough where a consumer's build lowers `light-dark()`: then only the
 * page as a whole can change its theme, and both would stay dark on the dark background.
 */
export const textOnInk = {
  screen: {
    vars: {
      [vars.color.text]: vars.color.onInk,
      [vars.color.textMuted]: vars.color.onInkMuted,
      [vars.color.focusRing]: vars.color.onInk,
    },
  },
} satisfies StyleRule['@media'];
