import { media, vars } from '@agency/ui';
import { style } from '@vanilla-extract/css';

/** The comparison table and its notes, from md up and on paper. */
export const wide = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [`screen and ${media.belowMd}`]: { display: 'none' } },
});

/** The tiers' cards and their notes, below md. */
export const narrow = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.md]: { display: 'none' }, [media.print]: { display: 'none' } },
});
