import { uiStyle } from '../theme/style.ts';

/** Unlike `display: none`, it leaves the text to screen readers. */
export const root = uiStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
