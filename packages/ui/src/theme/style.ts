import {
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { clearOfBars, stickyTopWithoutHeader, whileHeaderIsAway } from './sticky.ts';
import { vars, wideEnoughToStick } from './theme.css.ts';
import { zIndex } from './zIndex.ts';

export { clearOfBars, media, stickyTopWithoutHeader, vars, whileHeaderIsAway, zIndex };

const colorsOfParent: unknown[] = ['currentColor', 'inherit', undefined];

const inLayer = (rule: StyleRule): StyleRule => ({
  '@layer': {
    [layers.component]: colorsOfParent.includes(rule.backgroundColor)
      ? rule
      : { color: vars.color.text, ...rule },
  },
});

/**
 * Creates a class in the package's cascade layer. Strings are classes that it extends. If a rule sets a background
 * but no text colour, adds the default one, because surrounding text may have any colour.
 */
export const uiStyle = (...rules: (string | StyleRule)[]): string =>
  style(rules.map((rule) => (typeof rule === 'string' ? rule : inLayer(rule))));

export const uiVariants = <Name extends string>(rules: Record<Name, StyleRule>) =>
  styleVariants(rules, inLayer);

/** Adds a global rule to the package's cascade layer. On repeated elements, classes would add bytes to the HTML. */
export const uiGlobal = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.component]: rule } });

/** The typography of short labels, such as buttons, badges and navigation links. */
export const labelText = (size: keyof typeof vars.fontSize) => ({
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize[size],
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
});

/** Resets inherited typography to the page's base, for out-of-flow elements such as a dialog inside a heading. */
export const fromBase = {
  font: `400 ${vars.fontSize.body} / ${vars.lineHeight.body} ${vars.font.body}`,
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
} as const satisfies StyleRule;

export const cardBox = {
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} as const satisfies StyleRule;

export const cardName = {
  // `11vw` keeps words of eight letters whole in very large text.
  fontSize: `min(${vars.fontSize.title}, 11vw)`,
  // Breaks a word only if it is wider than the card.
  maxWidth: '100%',
  overflowWrap: 'break-word',
} as const satisfies StyleRule;

/** For the `selectors` of a message: an edge in the tone's colour, which supplements the tone's icon. */
export const toneEdge = {
  '&[data-tone="positive"]': { borderInlineStart: `0.375rem solid ${vars.color.positive}` },
  '&[data-tone="danger"]': { borderInlineStart: `0.375rem solid ${vars.color.danger}` },
};

/** For the `selectors` of `details`: shows all content while `query` matches, in browsers with `::details-content`. */
export const openIn = (query: string): NonNullable<StyleRule['selectors']> => ({
  '&::details-content': {
    '@media': { [query]: { contentVisibility: 'visible', blockSize: 'auto' } },
  },
});

/** Pads text so that its first line is centred in `height`, and aligns with neighbours even if the text wraps. */
export const centredIn = (height: string) => ({ paddingBlock: `calc((${height} - 1lh) / 2)` });

/** For a positioned element's `::before`: extends its touch target to at least 44 × 44 px without taking up room. */
export const touchArea = {
  content: '""',
  position: 'absolute',
  inset: `min(0px, 50% - ${vars.size.touchTarget} / 2)`,
} as const satisfies StyleRule;

/** For elements in a sticky bar: while bars can stick, a negative scroll margin keeps focus from scrolling the page. */
export const noScrollOnFocusInSticky = {
  scrollMarginBlock: `clamp(-100vh, -1 * ${wideEnoughToStick}, 0px)`,
};

/**
 * For `'@media'` of parts with the `inverseSurface` background: light text and focus rings, even if
 * a consumer's build lowers `light-dark()` and thus disables `data-theme="dark"`.
 */
export const textOnInverseSurface = {
  screen: {
    vars: {
      [vars.color.text]: vars.color.onInverseSurface,
      [vars.color.textMuted]: vars.color.onInverseSurfaceMuted,
      [vars.color.focusRing]: vars.color.onInverseSurface,
    },
  },
} satisfies StyleRule['@media'];

export type Bar = 'site-header' | 'view-bar' | 'bottom-bar';
export const pageWith = (bar: Bar): string => `:root[data-${bar}]`;
