import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { besideHeading, levelWithTier } from './Tiers.css.ts';

/** Short, so that the prices come early: from md up Enquire is beside the description, from xl up all in a row. */
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
  '@media': {
    [`screen and ${media.md}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      columnGap: vars.space[6],
    },
    [`screen and ${media.xl}`]: {
      display: 'grid',
      // The description begins with the text of the table's third column.
      gridTemplateColumns: `calc(${besideHeading} + ${vars.space[3]}) 1fr auto`,
      alignItems: 'last baseline',
      columnGap: 0,
    },
    [media.print]: {
      gridTemplateColumns: `${besideHeading} 1fr`,
      gap: 0,
      alignItems: 'end',
      marginBlock: `0 ${vars.space[3]}`,
    },
  },
});

// At a distance from the last tier's own.
globalStyle(`${head} > a`, { '@media': { [media.xl]: { alignSelf: 'center' } } });

/** About 110 px in a window of 1440 px. */
export const title = style([
  pageHeader.title,
  { vars: { [pageHeader.share.inOneLine]: '0.0865', [pageHeader.share.onPhones]: '0.162' } },
]);

export const description = style([
  pageHeader.text,
  {
    '@media': {
      [`screen and ${media.md}`]: { flex: '1 1 calc(100% - 12rem)', maxWidth: 'none' },
      [`screen and ${media.xl}`]: { paddingInlineEnd: vars.space[4], fontSize: vars.fontSize.body },
      [media.print]: levelWithTier,
    },
  },
]);
// A shorter text than the other view's ends level with Enquire.
globalStyle(`${description} > *`, { '@media': { [media.lg]: { alignSelf: 'end' } } });
