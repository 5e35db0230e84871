import { centredIn, media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.size.measure,
  color: vars.color.textMuted,
  selectors: { '* + &': { marginBlockStart: vars.space[7] } },
  '@media': {
    [media.print]: { gap: 0, maxWidth: 'none', fontSize: '8pt', lineHeight: vars.lineHeight.snug },
  },
});

export const notes = uiStyle({
  paddingInlineStart: '1.1em',
  selectors: { '&:has(> :nth-child(10))': { paddingInlineStart: '1.75em' } },
  listStyle: 'decimal',
  fontVariantNumeric: 'tabular-nums',
});

export const note = uiStyle({
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { [media.print]: { paddingBlock: 0 } },
  selectors: {
    '&::marker': { fontWeight: 600, color: vars.color.text },
    // In forced colours, which drop the tint, the transparent outline becomes visible.
    '&:target': { outline: '1px solid transparent', backgroundColor: vars.color.accentTint },
  },
});

export const back = uiStyle({
  position: 'relative',
  display: 'inline-block',
  minHeight: '1.5rem',
  marginInlineEnd: vars.space[3],
  paddingInlineStart: '1.5em',
  fontSize: vars.fontSize.small,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': {
    [media.coarsePointer]: {
      // Gives the link its own line, because its touch target would spread the text's lines apart.
      display: 'block',
      width: 'fit-content',
      minHeight: vars.size.touchTarget,
      ...centredIn(vars.size.touchTarget),
    },
    [media.print]: { display: 'none' },
  },
});

/** Has no block inset, so that the arrow stays beside the label's first line. */
export const arrow = uiStyle({
  position: 'absolute',
  insetInlineStart: 0,
  width: '1.25em',
  height: '1.25em',
  marginBlockStart: '0.2em',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
