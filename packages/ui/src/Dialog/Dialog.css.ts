import { media, uiStyle, vars, zIndex } from '../theme/style.ts';
import { wideEnoughToStick } from '../theme/theme.css.ts';
import { away } from './Modal.css.ts';

// Narrower where large text on a narrow screen needs the width.
const inset = `min(${vars.space[6]}, 6vw)`;

export const root = uiStyle({
  vars: { [away]: `0 ${vars.space[4]}` },
  width: `min(36rem, 100% - 2 * ${vars.space[4]})`,
  maxHeight: `calc(100dvh - 2 * ${vars.space[4]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.reducedMotion]: { vars: { [away]: 'none' } } },
});

/** Stays visible while the content scrolls, unless large text leaves too little room for both. */
export const head = uiStyle({
  position: 'sticky',
  zIndex: zIndex.raised,
  insetBlockStart: `min(0px, ${wideEnoughToStick})`,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${inset} ${vars.space[3]}`,
  backgroundColor: 'inherit',
});

export const content = uiStyle({ padding: `${vars.space[2]} ${inset} ${vars.space[6]}` });
