import { media, vars } from '@agency/ui';
import { style } from '@vanilla-extract/css';

export const main = style({
  display: 'grid',
  gap: vars.space[6],
  justifyItems: 'start',
  paddingBlock: vars.space[7],
  paddingInline: vars.size.gutter,
});

export const title = style({ fontSize: vars.fontSize.display, textWrap: 'balance' });

export const shelf = style({
  display: 'grid',
  gap: vars.space[5],
  width: '100%',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

export const word = style({
  color: 'inherit',
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  textDecoration: 'none',
});
