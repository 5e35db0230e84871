import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { besideHeading, levelWithTier } from './DigitalMarketingPage.css.ts';

/** Puts the description and Enquire in one row from md up, so that the prices start higher up the page. */
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
    // Puts the description beside the table's steps, above its first column.
    [`screen and ${media.xl}`]: {
      gridTemplateColumns: `${vars.size.itemsColumn} 1fr`,
      rowGap: vars.space[3],
      marginBlockEnd: `calc(${vars.space[1]} - ${vars.size.rise})`,
    },
    [media.print]: {
      gridTemplateColumns: `${besideHeading} 1fr`,
      gap: 0,
      alignItems: 'end',
      marginBlock: `0 ${vars.space[3]}`,
    },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  '@media': {
    [`screen and ${media.md}`]: { gridArea: '1 / 1 / auto / -1' },
    [media.print]: { gap: vars.space[2] },
  },
});

/** The heading, in type of about 106 px in a 1440 px window. */
export const title = style([
  pageHeader.title,
  { vars: { [pageHeader.share.inOneLine]: '0.0875', [pageHeader.share.onPhones]: '0.162' } },
]);

export const description = style([
  pageHeader.text,
  {
    '@media': {
      // Keeps clear of the heading's descenders.
      [`screen and ${media.md}`]: { maxWidth: '62ch', marginBlockStart: vars.space[1] },
      [`screen and ${media.xl}`]: {
        // Keeps the highest step clear of the heading if the text is short.
        minBlockSize: `calc(${vars.size.rise} + 2px)`,
        alignContent: 'start',
        marginBlockStart: 0,
        paddingInlineEnd: vars.space[4],
        fontSize: vars.fontSize.body,
      },
      [media.print]: levelWithTier,
    },
  },
]);

// Puts Enquire into the row of the badge, without making that row higher.
globalStyle(`${head} a`, {
  '@media': {
    [`screen and ${media.xl}`]: {
      gridArea: '1 / 2',
      placeSelf: 'start end',
      marginBlockStart: `calc(-1 * ${vars.space[2]})`,
    },
  },
});
globalStyle(`${head} > ${pageHeader.note}`, {
  '@media': { [`screen and ${media.xl}`]: { gridColumn: '1' } },
});
