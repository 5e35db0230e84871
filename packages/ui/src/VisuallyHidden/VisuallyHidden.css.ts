import type { StyleRule } from '@vanilla-extract/css';
import { uiStyle } from '../theme/uiStyle.ts';

/** Hides a box from the eye and keeps it for a screen reader. */
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
