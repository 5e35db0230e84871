import { media, vars, webFont } from '@agency/ui/theme';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { headlineType } from '../headlineFont.ts';

export const reserved = style({ '@media': { screen: { display: 'grid' } } });

globalStyle(`${reserved} > span, ${reserved}::before, ${reserved}::after`, {
  gridArea: '1 / 1',
  minWidth: 0,
});

// Repeats the text, and the other view's, in the fallback font. Whichever has the most lines sets the height.
globalStyle(`${reserved}::before`, { '@media': { screen: { content: 'attr(data-other)' } } });
globalStyle(`${reserved}::after`, { '@media': { screen: { content: 'attr(data-text)' } } });
globalStyle(`${reserved}::before, ${reserved}::after`, {
  visibility: 'hidden',
  fontFamily: `'${webFont} Fallback', system-ui, sans-serif`,
  // Widens the copies slightly, as some words are wider in the web font.
  wordSpacing: '0.07em',
  paddingInlineEnd: '0.12em',
});

export const root = style({
  display: 'grid',
  // Keeps long words from widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
  '@media': {
    [media.sm]: { gap: '1.75rem', marginBlockEnd: vars.space[6] },
    [media.print]: { gap: vars.space[2], marginBlockEnd: vars.space[3] },
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

/** Names the view in print only, because the printed page has no switch. */
export const printedView = style({ '@media': { screen: { display: 'none' } } });

/** The type size of `title` as a share of the page's width: on one line, and wrapped on phones. */
export const share = { inOneLine: createVar(), onPhones: createVar() };

/** Fills the page's width, less the margins. A page with a longer or shorter heading sets `share`. */
export const title = style({
  ...headlineType,
  overflowWrap: 'break-word',
  // Hyphenates words of 8 letters or more, for increased letter spacing and for languages with longer words.
  hyphenateLimitChars: '8 3 3',
  fontSize: `min(5.5rem, ${fallbackVar(share.onPhones, '0.15')} * (100vw - 2 * ${vars.space[4]}))`,
  letterSpacing: '-0.022em',
  lineHeight: 0.9,
  // Aligns the first letter's stem, instead of its side bearing, with the text below.
  marginInlineStart: '-0.034em',
  // Lets the last letter's side bearing overhang the edge, and prevents wrapping if a line's width is rounded up.
  marginInlineEnd: '-0.06em',
  '@media': {
    [media.sm]: {
      fontSize: `calc(${fallbackVar(share.inOneLine, '0.08')} * (min(100vw, ${vars.size.page}) - 2 * ${vars.space[6]}))`,
    },
    [media.print]: { fontSize: '2.25rem' },
  },
});

export const subtitle = style({
  fontFamily: vars.font.brand,
  // Keeps the subtitle smaller than the title when the visitor enlarges text.
  fontSize: `min(${vars.fontSize.title}, 10vw)`,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.015em',
  '@media': {
    // Fits each view's subtitle on one line of a phone, even in the fallback font.
    'screen and (width < 24em)': { fontSize: 'min(max(1.1875rem, 6vw), 10vw)' },
    [media.print]: { fontSize: vars.fontSize.subtitle },
  },
});

export const text = style({
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.lead,
  lineHeight: 1.45,
  color: vars.color.textMuted,
  textWrap: 'balance',
  '@media': {
    [media.print]: { maxWidth: 'none', fontSize: vars.fontSize.body },
  },
});

export const note = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  maxWidth: vars.size.measure,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});
