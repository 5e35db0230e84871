import { marketingTiers } from '@agency/pricing-data';
import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { besideHeading, levelWithTier } from './Tiers.css.ts';

/** Puts the description and Enquire into one row from md up, so that the prices come early. */
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
  '@media': {
    [`screen and ${media.md}`]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[6],
    },
    // Overlaps the table's steps: the description is beside them, Enquire above the lowest.
    [`screen and ${media.lg}`]: {
      position: 'relative',
      zIndex: 1,
      gridTemplateColumns: `${vars.size.itemsColumn} repeat(${marketingTiers.length}, minmax(0, 1fr))`,
      columnGap: 0,
      alignItems: 'start',
      marginBlockEnd: `calc(-1 * (${vars.size.rise} + ${vars.space[2]}))`,
    },
    [media.print]: {
      gridTemplateColumns: `${besideHeading} 1fr`,
      gap: 0,
      alignItems: 'end',
      marginBlock: `0 ${vars.space[3]}`,
    },
  },
});

export const words = style([
  pageHeader.words,
  { '@media': { [`screen and ${media.md}`]: { gridColumn: '1 / -1' } } },
]);

/** The type is about 110 px in a 1440 px window. */
export const title = style([
  pageHeader.title,
  { vars: { [pageHeader.share.inOneLine]: '0.087', [pageHeader.share.onPhones]: '0.162' } },
]);

export const description = style([
  pageHeader.text,
  {
    '@media': {
      // Keeps clear of the heading's descenders.
      [`screen and ${media.md}`]: { maxWidth: '62ch', marginBlockStart: vars.space[1] },
      [`screen and ${media.lg}`]: { fontSize: vars.fontSize.body, paddingInlineEnd: vars.space[4] },
      [media.print]: levelWithTier,
    },
  },
]);

// Fills the step between the last two tiers' headers, in the last tier's column.
globalStyle(`${head} a`, {
  '@media': {
    [`screen and ${media.lg}`]: {
      gridColumn: '-2 / -1',
      placeSelf: 'end stretch',
      marginInline: vars.space[3],
      marginBlockEnd: `calc(${vars.size.rise} / ${Math.max(1, marketingTiers.length - 1)} + ${vars.space[2]})`,
    },
  },
});
globalStyle(`${head} > ${pageHeader.note}`, {
  '@media': { [`screen and ${media.lg}`]: { gridColumn: '1' } },
});
