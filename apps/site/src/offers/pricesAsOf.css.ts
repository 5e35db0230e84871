import { media, vars } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';

/** The date of the prices below the offers; in print it is among the terms. */
export const note = style({
  marginBlockStart: vars.space[5],
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});
