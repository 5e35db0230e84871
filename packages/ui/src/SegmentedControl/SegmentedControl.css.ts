import { labelText, media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/**
 * Matches the input of the option in effect. `:checked` can differ from it during hydration and in a
 * saved copy of the page, so the inline script marks the inputs with `data-synced`.
 */
export const chosen = 'input:where(:checked:not([data-synced]), [data-synced=true])';

export const root = uiStyle({
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

// `fieldset` in the selector outweighs each component's own `display`.
uiGlobal(`fieldset${root}`, { '@media': { [media.print]: { display: 'none' } } });

export const form = uiStyle({ display: 'contents' });

uiGlobal(`${root} input`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
});

// Extends the touch target to 44 px.
uiGlobal(`${root} label::before`, { content: '""', position: 'absolute', inset: '-8px 0' });

export const optionHeight = '1.75rem';

export const option = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: optionHeight,
  borderRadius: vars.radius.full,
  ...labelText('body'),
  color: vars.color.textMuted,
  cursor: 'pointer',
});

export const focusRing = { outline: `2px solid ${vars.color.focusRing}` };
