import { media, noScrollOnFocus, uiGlobal, uiStyle, vars } from '../theme/style.ts';
import { wideEnoughToStick } from '../theme/theme.css.ts';

export const root = uiStyle({
  position: 'sticky',
  zIndex: 20,
  // Under the header; at the top where a short window lets the header go.
  insetBlockStart: `min(${vars.size.stickyTop} - ${vars.size.viewBar}, ${wideEnoughToStick})`,
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
