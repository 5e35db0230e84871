import { media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.body,
  color: vars.color.textMuted,
  '@media': {
    [media.print]: { gap: 0, maxWidth: 'none', fontSize: '8pt', lineHeight: vars.lineHeight.snug },
  },
});

export const notes = uiStyle({
  paddingInlineStart: '1.75em',
  listStyle: 'decimal',
  fontVariantNumeric: 'tabular-nums',
});

export const note = uiStyle({
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.control,
  // Clear of a tier's sticking header.
  scrollMarginBlockStart: '4.5rem',
  textWrap: 'pretty',
  '@media': { [media.print]: { paddingBlock: 0 } },
  selectors: {
    '&::marker': { fontWeight: 600, color: vars.color.text },
    // An outline is what forced colours draw.
    '&:target': { outline: '1px solid transparent', backgroundColor: vars.color.accentTint },
  },
});

export const back = uiStyle({
  position: 'relative',
  display: 'inline-block',
  overflowWrap: 'anywhere',
  minHeight: '1.5rem',
  marginInlineStart: vars.space[3],
  // The arrow's place: a long label breaks beside it, not below.
  paddingInlineStart: '1.5em',
  fontSize: vars.fontSize.small,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': { [media.print]: { display: 'none' } },
});

export const arrow = uiStyle({
  position: 'absolute',
  insetBlockStart: '0.2em',
  insetInlineStart: 0,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
