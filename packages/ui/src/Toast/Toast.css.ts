import { createVar, keyframes } from '@vanilla-extract/css';
import {
  fromBase,
  labelText,
  media,
  textOnInverseSurface,
  toneEdge,
  uiGlobal,
  uiStyle,
  vars,
} from '../theme/style.ts';

/** CSS variables for the part of the window that pinch zoom shows, keyed by `visualViewport` property. */
export const visible = {
  offsetLeft: '--ui-visible-left',
  offsetTop: '--ui-visible-top',
  width: '--ui-visible-width',
  height: '--ui-visible-height',
} as const;

const top = `var(${visible.offsetTop}, 0px)`;
/** The distance of the toasts from the window's top edge. */
const start = createVar();

/** The toasts' popover: at the top centre, clear of the sticky bars and a table's sticky header. */
export const host = uiStyle({
  ...fromBase,
  vars: { [start]: `max(${vars.size.stickyTop} + ${vars.space[8]}, ${top} + ${vars.space[2]})` },
  position: 'fixed',
  inset: `${start} auto auto var(${visible.offsetLeft}, 0px)`,
  width: `var(${visible.width}, 100%)`,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: {
    // A dialog covers the bars, so toasts in it keep clear only of a sheet's head.
    'dialog > &': {
      vars: { [start]: `calc(max(${vars.size.header}, ${top}) + ${vars.space[2]})` },
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});

/** The list of toasts. Its padding makes room for their shadows, which `overflow` would clip. */
export const list = uiStyle({
  display: 'grid',
  width: `min(26rem + 2 * ${vars.space[4]}, 100%)`,
  maxHeight: `calc(${top} + var(${visible.height}, 100dvh) - ${start} + ${vars.space[4]})`,
  overflow: 'hidden auto',
  margin: `calc(-1 * ${vars.space[4]}) auto`,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  outlineOffset: '-8px',
});

const fade = keyframes({ to: { opacity: 0 } });
const swipeAway = keyframes({
  from: { translate: 'var(--radix-toast-swipe-end-x)' },
  to: { translate: '100%', opacity: 0 },
});

/** The element has `data-theme="dark"`, because `inverseSurface` is dark in both themes. */
export const toast = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.inverseSurface,
  boxShadow: '0 1rem 2rem -1rem rgb(0 0 0 / 70%)',
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'break-word',
  transition: `opacity ${vars.motion.slow}, translate ${vars.motion.slow} ${vars.motion.ease}`,
  '@starting-style': { opacity: 0, translate: '0 -100%' },
  selectors: {
    ...toneEdge,
    '&[data-state="closed"]': { animation: `${fade} ${vars.motion.fast}` },
    '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x)', transition: 'none' },
    '&[data-swipe="end"]': { animation: `${swipeAway} ${vars.motion.fast}` },
  },
  '@media': {
    ...textOnInverseSurface,
    [media.reducedMotion]: { selectors: { '&[data-swipe="end"]': { animationName: fade } } },
  },
});

export const title = uiStyle({ gridColumn: 2, ...labelText('lead') });

export const description = uiStyle({
  gridColumn: 2,
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  // Overrides Radix, so that visitors can select text, such as an address.
  userSelect: 'text',
});

export const icon = uiStyle({
  marginBlockStart: '0.15em',
  marginInlineEnd: vars.space[3],
  fontSize: vars.fontSize.lead,
});

export const action = uiStyle({
  gridColumn: 2,
  justifySelf: 'start',
  marginBlockStart: vars.space[2],
});

export const close = uiStyle({
  gridArea: '1 / 3 / span 3',
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineStart: vars.space[2],
  '@media': { [media.canHover]: { ':hover': { backgroundColor: vars.color.surface } } },
});
uiGlobal(`${close} > svg`, { width: '0.75em', height: '0.75em' });
