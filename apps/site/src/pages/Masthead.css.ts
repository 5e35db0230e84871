import { media, vars } from '@agency/ui';
import { style } from '@vanilla-extract/css';

export const masthead = style({
  display: 'grid',
  // No wider than the page, however long a word is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockEnd: vars.space[7],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space[7] },
    [media.print]: { gap: vars.space[2], marginBlockEnd: vars.space[5] },
  },
});

/** The drawing of the offers, from lg at the right of all the words. */
export const instrument = style({
  justifySelf: 'stretch',
  '@media': {
    [media.lg]: { gridArea: '1 / 2 / span 9', alignSelf: 'end' },
    [media.print]: { display: 'none' },
  },
});

export const eyebrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontFamily: vars.font.brand,
  fontWeight: 600,
  color: vars.color.textMuted,
});

export const title = style({
  fontSize: vars.fontSize.display,
  fontWeight: 750,
  '@media': { [media.print]: { fontSize: '2.25rem' } },
});

export const subtitle = style({
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.title,
  fontWeight: 500,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.01em',
  '@media': { [media.print]: { fontSize: vars.fontSize.subtitle } },
});

export const text = style({
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.lead,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  '@media': { [media.print]: { fontSize: vars.fontSize.body } },
});
