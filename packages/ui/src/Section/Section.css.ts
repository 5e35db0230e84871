import { root as container } from '../Container/Container.css.ts';
import { uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({ selectors: { '& + &': { marginBlockStart: vars.space[8] } } });

const withSection = `${container}:has(> ${root})`;
uiGlobal(`${withSection} + ${withSection}`, { marginBlockStart: vars.space[8] });

// Spaces blocks with margins: in a grid, blocks would lose their width, and inline content would
// become blocks. Skips dialogs, whose margins centre them, and hidden elements, such as other views.
uiGlobal(`${root} > :where(:not([hidden])) ~ :where(:not(dialog))`, {
  marginBlockStart: vars.space[4],
});
uiGlobal(`${root} > * + ${root}`, { marginBlockStart: vars.space[7] });

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

export const measure = uiStyle({});
uiGlobal(`${measure} > :is(p, ul, ol, dl, blockquote, :has(> details))`, {
  maxWidth: vars.size.measure,
});
