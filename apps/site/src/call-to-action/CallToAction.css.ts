import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { headlineType } from '../headlineFont.ts';
import { onHtml } from '../htmlAttributes.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [media.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
    // Puts Enquire at the end of the heading's line.
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: { display: 'none' },
  },
});

export const heading = style({
  ...headlineType,
  // Grows from 44 px on phones to 96 px at a width of 1440 px. `13.5vw` makes enlarged text fit narrow screens.
  fontSize: 'min(clamp(2.75rem, 1.54rem + 4.95vw, 6rem), 13.5vw)',
  letterSpacing: '-0.02em',
  lineHeight: 0.95,
  // Aligns the first letter's stem, instead of its side bearing, with the text below.
  marginInlineStart: '-0.034em',
  '@media': {
    [media.sm]: { gridColumn: '1 / -1' },
    [media.lg]: { gridColumn: 'auto' },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});
globalStyle(`${onHtml('bottomBar')} :is(${heading}, ${root} > a)`, {
  '@media': { [media.bottomBar]: { display: 'none' } },
});
globalStyle(`${onHtml('bottomBar')} ${root}`, {
  '@media': { [media.bottomBar]: { marginBlock: `calc(-1 * ${vars.space[4]})` } },
});
export const unprintable = style({
  display: 'none',
  width: '100%',
  selectors: { [`${onHtml('unprintable')} &`]: { display: 'block' } },
});

globalStyle(`${root} > a`, {
  minHeight: '4rem',
  paddingInline: `min(${vars.space[7]}, 8vw)`,
  fontSize: vars.fontSize.subtitle,
});
globalStyle(`${actions} > button`, {
  paddingInline: 0,
  border: 0,
  fontWeight: 400,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
});
globalStyle(`${actions} > button:hover`, {
  background: 'none',
  textDecorationThickness: '2px',
});
