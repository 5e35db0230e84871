import { media, vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';

/*
 * A printed page is a proposal: the letterhead with the contact details, the offers of one view,
 * the terms. Each fits one A4 page; a comparison lies across it.
 */

/** The name of a page that lies across, for `page`. */
export const landscape = 'landscape';

// vanilla-extract does not know `@page`, and passes it on as it is.
const pageBox = (name: string, box: { size: string; margin: string }) =>
  globalStyle(`@page ${name}`, box as GlobalStyleRule);

pageBox('', { size: 'A4', margin: '12mm 14mm' });
pageBox(landscape, { size: 'A4 landscape', margin: '8mm 14mm' });

const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

printed(':root', {
  vars: {
    [vars.color.canvas]: vars.color.surface,
    [vars.size.gutter]: '0px',
    [vars.size.header]: '2.5rem',
    [vars.size.touchTarget]: '0px',
  },
  fontSize: '10pt',
});

printed('a', { textDecoration: 'none' });

/** For the footer: its contact details stand in the letterhead, opposite the logo, with the date. */
export const letterhead = style({});

printed(`${letterhead} :has(> address)`, {
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: 0,
  maxWidth: '65%',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'end',
});
printed(`${letterhead} address::after`, {
  content: 'var(--printed)',
  color: vars.color.textMuted,
});

/** In print only. */
export const terms = style({
  marginBlockStart: vars.space[5],
  fontSize: '8pt',
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { screen: { display: 'none' } },
});

globalStyle(`${terms} > b`, { display: 'block', lineHeight: vars.lineHeight.tight });
