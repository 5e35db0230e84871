import { uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({ paddingInline: vars.size.gutter });

export const measure = uiStyle({
  paddingInline: `max(${vars.size.gutter}, 50% - ${vars.size.measure} / 2)`,
});

// Removes `main`'s inline padding, because its containers have their own.
uiGlobal(`main:has(> ${root})`, { paddingInline: 0 });
