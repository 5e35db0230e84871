import { media, noScrollOnFocus, uiGlobal, uiStyle, vars } from '../theme/style.ts';
import { covered, wideEnoughToStick } from '../theme/theme.css.ts';

export const root = uiStyle({
  position: 'sticky',
  zIndex: 20,
  // Under the header; at the top where there is none, or a short window lets it go. (In a shadow
  // root the bar is not announced.)
  insetBlockStart: `min(max(0px, ${vars.size.stickyTop} - ${vars.size.viewBar}), ${wideEnoughToStick})`,
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.viewBar,
  padding: `${vars.space[1]} ${vars.size.gutter}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': { [media.print]: { display: 'none' } },
});

uiGlobal(`${root} *`, noScrollOnFocus);

uiGlobal(`:root:has(${root})`, { vars: { [covered.viewBar]: vars.size.viewBar } });
