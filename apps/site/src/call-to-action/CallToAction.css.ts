import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

export const contact = style({ color: vars.color.textMuted });

globalStyle(`${contact} > a`, {
  color: vars.color.text,
  fontWeight: 600,
  textUnderlineOffset: '0.2em',
  // Keeps the telephone number on one line, and the address, which breaks only if it is wider than that.
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  '@media': { [media.coarsePointer]: { paddingBlock: vars.space[3] } },
});
