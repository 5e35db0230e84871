import type { StyleRule } from '@vanilla-extract/css';
import {
  labelText,
  media,
  noScrollOnFocusInSticky,
  uiGlobal,
  uiStyle,
  vars,
  whileHeaderIsAway,
} from '../theme/style.ts';
import { covered, headerHeight, wideEnoughToStick } from '../theme/theme.css.ts';

/**
 * From lg, where the navigation fits: in the page's own text size too, which `@media` ignores. With
 * enlarged text, the sheet takes over.
 */
const wide = <Rule extends object>(rule: Rule) => ({
  '@media': { [`screen and ${media.lg}`]: { '@container': { '(min-width: 60rem)': rule } } },
});

export const root = uiStyle({
  position: 'sticky',
  zIndex: 30,
  insetBlockStart: `min(0px, ${wideEnoughToStick})`,
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    // Still sticky: in sight at the page's top.
    ...whileHeaderIsAway({ insetBlockStart: `min(-1 * ${headerHeight}, ${wideEnoughToStick})` }),
    [media.shortWindow]: { position: 'relative', insetBlockStart: 'auto' },
    [media.print]: { position: 'static', borderColor: vars.color.lineStrong },
  },
});

uiGlobal(`:root:has(${root})`, {
  vars: { [covered.header]: headerHeight },
  '@media': { [media.shortWindow]: { vars: { [covered.header]: '0px' } } },
});

export const bar = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${vars.space[4]}`,
  // With the hairline below it, exactly the height that the view bar sticks under.
  minHeight: `calc(${vars.size.header} - 1px)`,
  paddingInline: vars.size.gutter,
});

/** Gives way to the navigation and the actions, and breaks its lines, down to a readable width. */
export const logo = uiStyle({
  display: 'flex',
  // As wide as its longest word, or as a line: no word is broken that has room.
  flex: '1 1 min-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  ...wide({ flex: '1 0 10rem' }),
});

uiGlobal(`${logo} > *`, { minInlineSize: 0 });

/** Its button shows while the navigation does not; its dialog must never be inside a hidden box. */
export const sheet = uiStyle({ display: 'contents' });
uiGlobal(`${sheet} > button`, wide({ display: 'none' }));

/** At a phone's height too, a button's fits. */
const aroundActions = `min(${vars.space[2]}, (${vars.size.header} - 1px - 2.75rem) / 2)`;

/** The actions and the sheet's button: together on a line of their own where the logo needs one. */
export const end = uiStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[2],
  paddingBlock: aroundActions,
});
uiGlobal(`${logo}:has(~ ${end})`, { paddingBlock: aroundActions });

// Beside actions, the navigation needs more room than that to stay in one line.
const narrower = '(60rem <= width < 75rem)';

export const navigation = uiStyle({ display: 'none', ...wide({ display: 'block' }) });
uiGlobal(`${navigation}:has(+ ${end})`, { '@container': { [narrower]: { display: 'none' } } });
uiGlobal(`${end} > ${sheet} > button`, {
  '@container': { [narrower]: { display: 'grid' } },
});

/** The last entry's text, not its hover area, ends where the page's content does. */
export const list = uiStyle({ display: 'flex', marginInlineEnd: '-0.625rem' });

export const item = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.size.header} - 1px)`,
});

const entry: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '2.75rem',
  padding: `0 0.625rem`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  ...labelText('body', 550),
  textDecoration: 'none',
};

const hovered = {
  [media.canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } },
};

/** An accent line under the entry of the current page. */
const currentLine: StyleRule = {
  content: '""',
  position: 'absolute',
  insetInline: '0.625rem',
  insetBlockEnd: '-1px',
  borderBlockEnd: `3px solid ${vars.color.accent}`,
};

export const link = uiStyle({
  ...entry,
  selectors: { '&[aria-current]::after, &[data-current]::after': currentLine },
  '@media': hovered,
});

export const trigger = uiStyle({
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { backgroundColor: vars.color.surfaceSunken },
    // As high as the bar: no gap between it and its dropdown.
    '&::before': { content: '""', position: 'absolute', inset: 0 },
  },
});

export const chevron = uiStyle({
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const unavailable = uiStyle({ ...entry, gap: 0 });

const shown = { display: 'grid' } as const;

export const dropdown = uiStyle({
  position: 'absolute',
  // Above the entries that follow.
  zIndex: 1,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  display: 'none',
  width: 'max-content',
  maxWidth: '20rem',
  padding: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  backgroundColor: vars.color.surface,
  boxShadow: `0 1rem 2rem -1.25rem color-mix(in oklab, ${vars.color.ink} 60%, transparent)`,
  transition: `opacity ${vars.motion.fast}, translate ${vars.motion.fast} ${vars.motion.ease}`,
  '@starting-style': { opacity: 0, translate: '0 -4px' },
  selectors: {
    '&[data-state="open"]': shown,
    // What is free below the neighbours' buttons, for a pointer on its way to the menu's far end.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInline: 0,
      blockSize: '0.625rem',
    },
    // Before hydration (or without it), the pointer or the focus on the entry opens it.
    [`${navigation}:not([data-hydrated]) ${item}:is(:hover, :focus-within) > &`]: shown,
    [`${item}:nth-last-child(-n+2) > &`]: { insetInline: 'auto 0' },
  },
});

export const dropdownLink = uiStyle({
  ...entry,
  display: 'flex',
  selectors: {
    '&[aria-current]': { fontWeight: 700 },
    '&[aria-current]::before': {
      content: '""',
      marginInlineEnd: vars.space[1],
      borderRadius: vars.radius.full,
      border: `0.25rem solid ${vars.color.accent}`,
    },
  },
  '@media': hovered,
});

uiGlobal(`${root} *`, {
  ...noScrollOnFocusInSticky,
  // There it does not stick.
  '@media': { [media.shortWindow]: { scrollMarginBlock: 0 } },
});
