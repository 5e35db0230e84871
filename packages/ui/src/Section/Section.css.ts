import { root as container } from '../Container/Container.css.ts';
import { uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  selectors: {
    '& + &': { marginBlockStart: vars.space[8] },
    // A theme sets the section's background.
    '&[data-theme]': { padding: vars.space[6], borderRadius: vars.radius.card },
  },
});

// Spaces sections of adjacent containers.
const withSection = `${container}:has(> ${root})`;
uiGlobal(`${withSection} + ${withSection}`, { marginBlockStart: vars.space[8] });

// Margins, not a grid: blocks keep their own width, and inline content stays inline. What is hidden, such as
// another view, does not count, and a dialog centres itself.
uiGlobal(`${root} > :where(:not([hidden])) ~ :where(:not(dialog))`, {
  marginBlockStart: vars.space[4],
});
uiGlobal(`${root} > * + ${root}`, { marginBlockStart: vars.space[7] });

uiGlobal(`${root} > :is(a, button) + :is(a, button)`, { marginInlineStart: vars.space[3] });

/** The title and the intro, closer to each other than to the content. */
export const head = uiStyle({});
uiGlobal(`${root} > ${head} ~ :nth-child(1 of :not(${head}, [hidden]))`, {
  marginBlockStart: vars.space[5],
});

export const intro = uiStyle({
  maxWidth: vars.size.measure,
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.lead,
  textWrap: 'pretty',
});

/** Limits the width of prose and questions; tables and cards keep the full width. */
export const measure = uiStyle({});
uiGlobal(`${measure} > :is(p, ul, ol, dl, blockquote, :has(> details))`, {
  maxWidth: vars.size.measure,
});
