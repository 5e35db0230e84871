import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/style.ts';

/** The box of every card. */
export const box = {
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
} as const satisfies StyleRule;

/** The name of every card. */
export const cardName = {
  fontSize: vars.fontSize.title,
  // A longer word breaks; with a shorter one, content beside it wraps to the next line.
  maxWidth: '100%',
  overflowWrap: 'break-word',
} as const satisfies StyleRule;
