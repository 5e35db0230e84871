import { createVar } from '@vanilla-extract/css';
import { iconButton, labelText, media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/** The square button that opens or closes the sheet; both are in the same place. */
export const toggle = uiStyle({
  ...iconButton,
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  '@media': {
    [media.canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } },
    [media.print]: { display: 'none' },
  },
});

/** The closed sheet's `translate`: off screen; `none` with reduced motion, which fades instead. */
const away = createVar();
const motion = `${vars.motion.slow} ${vars.motion.ease}`;
const untilGone = `overlay ${vars.motion.slow} allow-discrete, display ${vars.motion.slow} allow-discrete`;
const fade = `opacity ${motion}, ${untilGone}`;

export const sheet = uiStyle({
  vars: { [away]: '100%' },
  insetBlock: 0,
  insetInline: 'auto 0',
  width: '100%',
  height: '100dvh',
  maxWidth: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  translate: away,
  transition: `translate ${motion}, ${untilGone}`,
  selectors: {
    '&:dir(rtl)': { vars: { [away]: '-100%' } },
    '&[open]': { translate: '0', '@starting-style': { translate: away } },
    '&::backdrop': {
      backgroundColor: `color-mix(in oklab, ${vars.color.ink} 55%, transparent)`,
      opacity: 0,
      transition: fade,
    },
    '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  },
  '@media': {
    [media.sm]: { width: 'min(25rem, 100%)', borderInlineStart: `1px solid ${vars.color.line}` },
    [media.reducedMotion]: {
      opacity: 0,
      transition: fade,
      selectors: {
        '&, &:dir(rtl)': { vars: { [away]: 'none' } },
        '&[open]': { opacity: 1, '@starting-style': { opacity: 0 } },
      },
    },
    [media.print]: { display: 'none' },
  },
});

// Stops the page behind from scrolling. (A stable scrollbar gutter would leave an empty strip
// beside the sheet.)
const scrollLock = { overflow: 'hidden' };
uiGlobal(':root[data-sheet-open]', scrollLock);
// biome-ignore lint/plugin: only without script, where the page does not change.
uiGlobal(`html:has(${sheet}[open])`, { '@media': { [media.noScript]: scrollLock } });

export const head = uiStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.header,
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: 'inherit',
  color: vars.color.textMuted,
  fontFamily: vars.font.brand,
  fontWeight: 600,
  '@media': { [media.md]: { paddingInline: vars.space[6] } },
});

/** The edge below the heading; toasts lie over the links there, or at the sheet's end. */
export const toasts = uiStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: vars.size.header,
  height: 0,
});

export const body = uiStyle({
  padding: `${vars.space[2]} ${vars.space[4]} max(${vars.space[6]}, env(safe-area-inset-bottom))`,
  '@media': { [media.md]: { paddingInline: vars.space[6] } },
});

/** Its links are as high as the entries of a sub-list. */
export const footer = uiStyle({
  display: 'grid',
  marginInline: vars.space[4],
  paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  '@media': { [media.md]: { marginInline: vars.space[6] } },
});
uiGlobal(`${footer} > a`, { paddingBlock: vars.space[3], overflowWrap: 'anywhere' });

export const item = uiStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** A row of the sheet: a link, the head of a sub-list, or an unavailable entry. */
export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3.5rem',
  ...labelText('subtitle', 600),
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    // A dot marks the current page.
    '&[data-current]::after, &[aria-current]::after': {
      content: '""',
      order: -1,
      marginInlineEnd: vars.space[2],
      border: `0.25rem solid ${vars.color.accent}`,
      borderRadius: vars.radius.full,
    },
  },
  '@media': { [media.canHover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } } },
});

export const summary = uiStyle({
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = uiStyle({
  marginInlineStart: 'auto',
  transition: `rotate ${vars.motion.fast}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const subList = uiStyle({ paddingBlockEnd: vars.space[3] });

export const subRow = uiStyle({
  minHeight: '2.75rem',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.line}`,
  fontSize: vars.fontSize.lead,
  fontWeight: 500,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent, fontWeight: 700 },
    '&[aria-current]::after': { content: 'none' },
  },
});
