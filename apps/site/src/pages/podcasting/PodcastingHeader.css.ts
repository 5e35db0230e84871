import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as pageHeader from '../../page-header/PageHeader.css.ts';

/** The heading, in type of about 144 px in a 1440 px window. */
export const title = style([
  pageHeader.title,
  { vars: { [pageHeader.share.inOneLine]: '0.119', [pageHeader.share.onPhones]: '0.19' } },
]);

export const summary = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'last baseline' },
    [media.print]: { display: 'block' },
  },
});
globalStyle(`${summary} > *`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[2],
});
globalStyle(`${summary} > :first-child`, { '@media': { [media.lg]: { gridColumn: 'span 2' } } });

/** Uses small type in mid-sized windows, so that the terms and the other view's link fit into one column. */
export const terms = style({
  '@media': { [`${media.lg} and (width < 80em)`]: { fontSize: vars.fontSize.small } },
});

/** Only beside the text, which states the term as well. */
export const contract = style({
  display: 'none',
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { [`screen and ${media.lg}`]: { display: 'block' } },
});
globalStyle(`${contract} > b`, { fontWeight: 600, color: vars.color.text });

export const viewLink = style({ '@media': { [media.print]: { display: 'none' } } });

/** Negative margins keep the touch target from taking up room. */
export const viewButton = style({
  marginBlock: `calc(-1 * ${vars.space[3]})`,
  border: 0,
  padding: `${vars.space[3]} 0`,
  background: 'none',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'underline 1px',
  textUnderlineOffset: '0.2em',
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': { [media.canHover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});
