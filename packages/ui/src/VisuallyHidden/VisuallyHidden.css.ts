import { uiStyle } from '../theme/style.ts';

/** Hides text visually, but not from screen readers or copied text. Keeps the spaces at its ends. */
export const root = uiStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'pre',
});
