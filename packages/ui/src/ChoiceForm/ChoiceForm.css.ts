import type { StyleRule } from '@vanilla-extract/css';
import { labelText, media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'contents',
  '@media': { [media.print]: { display: 'none' } },
});

// The form has no box: the fieldset takes its margin.
uiGlobal(`${root} > fieldset`, { marginBlockStart: 'inherit' });

/** The pill around the options: one row of equal columns. */
export const track = uiStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'inline-grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  minInlineSize: 0,
  padding: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
});

// The native radio button covers its label invisibly.
uiGlobal(`${track} input`, { position: 'absolute', inset: 0, margin: 0, opacity: 0 });

// Extends the touch target to the height of the bar.
uiGlobal(`${track} label::before`, {
  content: '""',
  position: 'absolute',
  insetBlock: '-6px',
  insetInline: 0,
});

/** The option styles that `ViewSwitch` and `ThemeToggle` share. */
export const option = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '2.125rem',
  borderRadius: vars.radius.full,
  ...labelText('body', 600),
  color: vars.color.textMuted,
  cursor: 'pointer',
} as const satisfies StyleRule;

export const focusRing = { outline: `2px solid ${vars.color.focusRing}` };
