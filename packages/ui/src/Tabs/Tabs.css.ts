import { keyframes } from '@vanilla-extract/css';
import { labelText, media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({ minWidth: 0 });

/*
 * In print, without script, or if nothing hydrates the tabs within `patience`, all panels are shown and the
 * tabs are not. The delay keeps the layout still during hydration.
 */
const patience = '4s';
const collapsed = {
  visibility: 'hidden',
  blockSize: 0,
  minBlockSize: 0,
  padding: 0,
  borderWidth: 0,
} as const;
const late = keyframes({ 'from, to': collapsed });
const early = keyframes({ to: collapsed });
const unhydrated = `${root}:not([data-hydrated]) > &`;

/** Scrolls sideways where the tabs do not fit. The first tab's text aligns with the panel's. */
export const list = uiStyle({
  display: 'flex',
  gap: vars.space[4],
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  overflowX: 'auto',
  selectors: { [unhydrated]: { animation: `${early} 0s ${patience} forwards` } },
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const tab = uiStyle({
  position: 'relative',
  flex: 'none',
  minHeight: '2.75rem',
  padding: `${vars.space[2]} ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.control,
  // Negative, as the list would clip it.
  outlineOffset: '-2px',
  background: 'none',
  ...labelText('body', 600),
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.text },
    // A border, which forced colours keep.
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[1],
      insetBlockEnd: 0,
      borderBlockEnd: '3px solid',
    },
  },
  '@media': { [media.canHover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

const ownLabel = {
  content: 'attr(data-label)',
  display: 'block',
  paddingBlockEnd: vars.space[2],
  fontWeight: 650,
} as const;

export const panel = uiStyle({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    [`${unhydrated}:not([data-selected])`]: { animation: `${late} ${patience}` },
    [`${unhydrated}[data-label]::before`]: {
      ...ownLabel,
      animation: `${late} ${patience}`,
    },
  },
  '@media': {
    screen: {
      selectors: { [`${root}[data-hydrated] > &:not([data-selected])`]: { display: 'none' } },
    },
    [media.print]: { selectors: { '&[data-label]::before': ownLabel } },
    [media.noScript]: {
      selectors: {
        [`${unhydrated}:not([data-selected])`]: { animation: 'none' },
        [`${unhydrated}[data-label]::before`]: { animation: 'none' },
      },
    },
  },
});
