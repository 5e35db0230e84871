import { uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  selectors: {
    // A part after a part of the same rank.
    '& + &': { marginBlockStart: vars.space[8] },
    // In a theme of its own, and so on a ground of its own.
    '&[data-theme]': { padding: vars.space[6], borderRadius: vars.radius.card },
  },
});

// Margins, not a grid: what is inside keeps its own width, and lines of text stay lines.
uiGlobal(`${root} > * + *`, { marginBlockStart: vars.space[4] });
uiGlobal(`${root} > * + ${root}`, { marginBlockStart: vars.space[7] });

// Buttons beside one another.
uiGlobal(`${root} > :is(a, button) + :is(a, button)`, { marginInlineStart: vars.space[3] });

/** The title, and the words below it: nearer to one another than to what follows. */
export const head = uiStyle({});
uiGlobal(`${root} > ${head} + *`, { marginBlockStart: vars.space[5] });

export const intro = uiStyle({
  maxWidth: vars.size.measure,
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.lead,
  textWrap: 'pretty',
});

/** Prose and questions; tables and cards keep the whole width. */
export const measure = uiStyle({});
uiGlobal(`${measure} > :is(p, ul, ol, dl, blockquote, :has(> details))`, {
  maxWidth: vars.size.measure,
});
