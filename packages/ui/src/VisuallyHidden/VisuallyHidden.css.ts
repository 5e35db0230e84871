import type { StyleRule } from '@vanilla-extract/css';
import { uiStyle } from '../theme/uiStyle.ts';

/** Unlike `display: none`, it leaves the text to screen readers. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

export const root = uiStyle(visuallyHidden);
