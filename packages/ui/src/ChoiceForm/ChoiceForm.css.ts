import type { StyleRule } from '@vanilla-extract/css';
import { labelText, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({ display: 'contents' });

/* What `ViewSwitch` and `ThemeToggle` look like, both a pill around native inputs. */

/** The pill around the options. */
export const track = {
  position: 'relative',
  padding: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
} as const satisfies StyleRule;

/** One of the options. */
export const option = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.125rem',
  borderRadius: vars.radius.full,
  ...labelText('body', 600),
  color: vars.color.textMuted,
} as const satisfies StyleRule;

/** The native input, invisible, over its whole label. */
export const input = {
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
} as const satisfies StyleRule;

export const focusRing = { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' };
