import { uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  selectors: {
    // A part after a part of the same rank.
    '& + &': { marginBlockStart: vars.space[8] },
  },
});

// Margins, not a grid: what is inside keeps its own width, and lines of text stay lines.
uiGlobal(`${root} > * + *`, { marginBlockStart: vars.space[4] });
uiGlobal(`${root} > * + ${root}`, { marginBlockStart: vars.space[7] });

/** The title, and the words below it: nearer to one another than to what follows. */
export const head = uiStyle({});
uiGlobal(`${root} > ${head} + *`, { marginBlockStart: vars.space[5] });

export const intro = uiStyle({
  maxWidth: vars.size.measure,
  marginBlockStart: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.lead,
});

/** Only prose: tables and cards keep the whole width. */
export const measure = uiStyle({});
uiGlobal(`${measure} > :is(p, ul, ol, dl, blockquote)`, { maxWidth: vars.size.measure });
