import { media, vars, webFont } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const narrowest = 'screen and (width < 22em)';

/** Text in the room of its copies: those of `ReservedLines`. */
export const reserved = style({ '@media': { screen: { display: 'grid' } } });

globalStyle(`${reserved} > span, ${reserved}::before, ${reserved}::after`, {
  gridArea: '1 / 1',
  minWidth: 0,
});

// Invisible copies in the fallback font: the one with the most lines sets the height.
globalStyle(`${reserved}::before`, { '@media': { screen: { content: 'attr(data-other)' } } });
globalStyle(`${reserved}::after`, { '@media': { screen: { content: 'attr(data-text)' } } });
globalStyle(`${reserved}::before, ${reserved}::after`, {
  visibility: 'hidden',
  fontFamily: `'${webFont} Fallback', system-ui, sans-serif`,
  // Slightly wider than the fallback font, as some words are in the web font.
  wordSpacing: '0.07em',
  paddingInlineEnd: '0.12em',
});

/** The words and the drawing of the offers: side by side from lg up, below each other otherwise. */
export const root = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockEnd: vars.space[5],
  '@media': {
    [media.sm]: { marginBlockEnd: vars.space[7] },
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'start',
      columnGap: vars.space[7],
    },
    [media.print]: { marginBlockEnd: vars.space[3] },
  },
});

export const words = style({
  display: 'grid',
  // Long words do not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  '@media': { [media.print]: { gap: vars.space[2] } },
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

/** The view's name, in print only: paper has no switch. */
export const printedView = style({ '@media': { screen: { display: 'none' } } });

export const title = style({
  // In the largest text a word may extend into the page's margin before it breaks.
  maxWidth: `calc(100% + ${vars.size.gutter})`,
  overflowWrap: 'break-word',
  fontSize: vars.fontSize.display,
  fontWeight: 750,
  letterSpacing: '-0.03em',
  '@media': {
    // On the narrowest phones the fallback font would take a line more than the web font.
    [narrowest]: { fontSize: 'min(2rem, 11.75vw)' },
    [media.print]: { fontSize: '2.25rem' },
  },
});

export const subtitle = style({
  fontFamily: vars.font.brand,
  // In large text, still smaller than the title.
  fontSize: `min(${vars.fontSize.title}, 10vw)`,
  fontWeight: 500,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.01em',
  '@media': {
    // Each view's subtitle fits one line of the narrowest phones.
    [narrowest]: { fontSize: 'min(1.1875rem, 10vw)' },
    [media.print]: { fontSize: vars.fontSize.subtitle },
  },
});

export const text = style({
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.lead,
  color: vars.color.textMuted,
  textWrap: 'balance',
  '@media': {
    // Beside the terms, each view's text takes two lines.
    [`${media.lg} and (width < 80em)`]: { maxWidth: '26rem' },
    [media.print]: { maxWidth: 'none', fontSize: vars.fontSize.body },
  },
});

/** A muted sentence across the grid; not printed. */
export const note = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  maxWidth: vars.size.measure,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});
