import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as masthead from '../../masthead/Masthead.css.ts';
import { landscape, terms } from '../../print/print.css.ts';

/** Two columns in print; the second aligns with the table's column of the second tier. */
const besideHeading = '45.25% 1fr';
const levelWithTier = { paddingInlineStart: vars.space[3] };

export const words = style([
  masthead.words,
  { '@media': { [media.print]: { gridTemplateColumns: besideHeading, columnGap: 0 } } },
]);

export const description = style([
  masthead.text,
  {
    '@media': {
      [media.print]: {
        gridArea: '1 / 2 / 3',
        alignSelf: 'end',
        maxWidth: 'none',
        ...levelWithTier,
      },
    },
  },
]);

/** The comparison table and its notes, from md up and in print. */
export const wide = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [`screen and ${media.belowMd}`]: { display: 'none' },
    [media.print]: { grid: `auto / ${besideHeading}`, gap: `${vars.space[4]} 0` },
  },
});

/** The table's heading; in print the page's heading is enough. */
export const heading = style({
  fontSize: vars.fontSize.title,
  '@media': { [media.print]: { display: 'none' } },
});

export const table = style({ gridColumn: '1 / -1' });

globalStyle(`${wide} > ${terms}`, { ...levelWithTier, marginBlockStart: 0 });

// Set on `body`: a change of the page name inside it would cause a page break.
globalStyle(`body:has(${wide})`, { '@media': { [media.print]: { page: landscape } } });

/** The tiers' cards and their notes, below md. */
export const narrow = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.md]: { display: 'none' }, [media.print]: { display: 'none' } },
});

// The space that the bottom bar reserves at the page's end has the footer's colour.
globalStyle('body::after', { backgroundColor: vars.color.ink });

/** The period of a price, small below it. */
export const period = style({
  display: 'block',
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.small,
  fontWeight: 400,
  letterSpacing: 'normal',
  textWrap: 'balance',
});
