import { labelText, toneEdge, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'flex',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: toneEdge,
});

export const icon = uiStyle({ marginBlockStart: '0.15em', fontSize: vars.fontSize.lead });

export const content = uiStyle({ minWidth: 0 });

export const heading = uiStyle(labelText('lead'));
