import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      rowGap: vars.space[2],
      marginBlockStart: vars.space[8],
    },
    [media.print]: { display: 'none' },
  },
});

export const heading = style({ fontSize: vars.fontSize.title });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { [media.lg]: { gridArea: '1 / 2 / span 2' } },
});
// The bottom bar, where there is one, says the same.
globalStyle(`${onHtml('bottomBar')} :is(${heading}, ${actions} > a)`, {
  '@media': { [media.bottomBar]: { display: 'none' } },
});
globalStyle(`${actions} > *`, { '@media': { [media.belowMd]: { flexGrow: 1 } } });

/** Below the buttons. */
export const unprintable = style({
  display: 'none',
  width: '100%',
  selectors: { [`${onHtml('unprintable')} &`]: { display: 'block' } },
});

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.textMuted,
  alignItems: 'center',
});
// On phones the links begin a line.
globalStyle(`${contact}::before`, {
  '@media': { [media.belowMd]: { content: '""', order: 1, flexBasis: '100%' } },
});

globalStyle(`${contact} > a`, {
  order: 1,
  color: vars.color.text,
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  '@media': { [media.coarsePointer]: { paddingBlock: vars.space[3] } },
});
