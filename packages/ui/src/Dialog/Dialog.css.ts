import { uiStyle, vars } from '../theme/style.ts';
import { wideEnoughToStick } from '../theme/theme.css.ts';
import { away } from './Modal.css.ts';

// The inline padding, limited so that it leaves room for large text on a narrow screen.
const inset = `min(${vars.space[6]}, 6vw)`;

export const root = uiStyle({
  vars: { [away]: `0 ${vars.space[4]}` },
  width: `min(36rem, 100% - 2 * ${vars.space[4]})`,
  maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const head = uiStyle({
  // Does not stick if large text would leave too little room for the content.
  insetBlockStart: `min(0px, ${wideEnoughToStick})`,
  alignItems: 'start',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${inset} ${vars.space[3]}`,
});

export const content = uiStyle({ padding: `${vars.space[2]} ${inset} ${vars.space[6]}` });
