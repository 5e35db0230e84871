import {
  clearOfBars,
  fromBase,
  labelText,
  media,
  noScrollOnFocusInSticky,
  pageWith,
  uiGlobal,
  uiStyle,
  vars,
  whileHeaderIsAway,
  zIndex,
} from '../theme/style.ts';
import { covered, headerHeight, wideEnoughToStick } from '../theme/theme.css.ts';

/** Applies a rule from lg up if the header is also 60rem wide, because `@media` ignores the page's text size. */
const wide = <Rule extends object>(rule: Rule) => ({
  '@media': { [`screen and ${media.lg}`]: { '@container': { '(min-width: 60rem)': rule } } },
});

export const root = uiStyle({
  position: 'sticky',
  zIndex: zIndex.header,
  insetBlockStart: `min(0px, ${wideEnoughToStick})`,
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    // Hides the header's hairline above a view bar, whose own hairline separates both bars from the page.
    screen: { selectors: { [`${pageWith('view-bar')} &`]: { borderColor: 'transparent' } } },
    // A negative sticky offset hides the header, but has no effect at the top of the page, where it must stay visible.
    ...whileHeaderIsAway({ insetBlockStart: `min(-1 * ${headerHeight}, ${wideEnoughToStick})` }),
    [media.tooLowForTwoBars]: { position: 'relative', insetBlockStart: 'auto' },
    [media.print]: { position: 'static', borderColor: vars.color.lineStrong },
  },
});

uiGlobal(pageWith('site-header'), {
  ...clearOfBars,
  vars: { [covered.header]: headerHeight },
  '@media': { [media.tooLowForTwoBars]: { vars: { [covered.header]: '0px' } } },
});

export const bar = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${vars.space[4]}`,
  // Leaves 1 px for the hairline, because the view bar sticks at exactly `--ui-size-header`.
  minHeight: `calc(${vars.size.header} - 1px)`,
  paddingInline: vars.size.gutter,
});

/** Limits the margins, so that a bar with one line is no taller than `--ui-size-header`. */
const line = {
  minHeight: '2.75rem',
  marginBlock: `min(${vars.space[2]}, (${vars.size.header} - 1px - 2.75rem) / 2)`,
};

export const logo = uiStyle({
  ...line,
  display: 'flex',
  alignItems: 'center',
  // Makes the bar wrap before a word in the logo breaks.
  flex: '1 1 min-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  ...wide({ flex: '1 0 10rem', minInlineSize: 'min-content' }),
});

uiGlobal(`${logo} > *`, { minInlineSize: 0 });

export const menuButton = uiStyle(wide({ display: 'none' }));

export const end = uiStyle({
  ...line,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[2],
});

// Header widths at which actions leave the navigation too little room for one line.
const narrower = '(60rem <= width < 75rem)';

/** Takes 99 times the logo's share of free space, until no entry wraps. Multi-word entries wrap before the bar does. */
export const navigation = uiStyle({
  display: 'none',
  flex: '99 1 min-content',
  maxInlineSize: 'max-content',
  // With `anywhere`, which a page may set, words would break before the bar wraps.
  overflowWrap: 'break-word',
  ...wide({ display: 'block' }),
});
uiGlobal(`${navigation}:has(+ ${end})`, { '@container': { [narrower]: { display: 'none' } } });
uiGlobal(`${end} ${menuButton}`, {
  '@media': { screen: { '@container': { [narrower]: { display: 'grid' } } } },
});

// Hides a sheet that was opened without script if the window becomes wide.
uiGlobal(`${navigation} ~ noscript:has([open]) ~ dialog`, wide({ display: 'none' }));

/** Aligns the last entry's text, not its hover area, with the end of the page's content. */
export const list = uiStyle({ display: 'flex', marginInlineEnd: '-0.625rem' });

export const item = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.size.header} - 1px)`,
});

const entry = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  padding: `0 0.625rem`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  ...labelText('body'),
  textDecoration: 'none',
});

const hovered = { [media.canHover]: { ':hover': { backgroundColor: vars.color.surfaceSunken } } };

export const link = uiStyle(entry, {
  selectors: {
    '&[aria-current]::after, &[data-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0.625rem',
      insetBlockEnd: `calc((${vars.size.header} - 1px) / 2 - 0.95rem)`,
      borderBlockEnd: '2px solid',
    },
  },
  '@media': hovered,
});

export const trigger = uiStyle(link, {
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"], [open] > &': { backgroundColor: vars.color.surfaceSunken },
    // Extends the target to the bar's height, so that the pointer meets no gap on its way to the dropdown.
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '@media': { [media.noScript]: { selectors: { 'button&': { display: 'none' } } } },
});

export const unavailable = uiStyle(entry, { gap: '0 0.375rem' });

const shown = { display: 'grid' } as const;

export const dropdown = uiStyle({
  ...fromBase,
  position: 'absolute',
  zIndex: zIndex.raised,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  display: 'none',
  width: 'max-content',
  maxWidth: '20rem',
  padding: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  backgroundColor: vars.color.surface,
  boxShadow: '0 1rem 2rem -1.25rem rgb(0 0 0 / 60%)',
  transition: `opacity ${vars.motion.fast}, translate ${vars.motion.fast} ${vars.motion.ease}`,
  '@starting-style': { opacity: 0, translate: '0 -4px' },
  selectors: {
    '[aria-expanded="true"] ~ &, noscript:has([open]) + &': shown,
    // Covers the space below neighbouring entries, which the pointer crosses to reach the dropdown's end.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInline: 0,
      blockSize: '0.625rem',
    },
    [`${item}:nth-last-child(-n+2) > &`]: { insetInline: 'auto 0' },
  },
  '@media': {
    [`${media.noScript} and ${media.canHover}`]: { selectors: { [`${item}:hover > &`]: shown } },
  },
});

export const dropdownLink = uiStyle(entry, {
  display: 'flex',
  selectors: {
    '&[aria-current]': {
      textDecoration: 'underline 2px',
      textUnderlineOffset: '0.375rem',
    },
  },
  '@media': hovered,
});

uiGlobal(`${root} *`, {
  ...noScrollOnFocusInSticky,
  '@media': { [media.tooLowForTwoBars]: { scrollMarginBlock: 0 } },
});
