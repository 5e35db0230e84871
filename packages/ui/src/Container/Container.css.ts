import { uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({ paddingInline: vars.size.gutter });

export const measure = uiStyle({
  paddingInline: `max(${vars.size.gutter}, 50% - ${vars.size.measure} / 2)`,
});

// Removes the inline padding of `main`, because the containers in it have their own.
uiGlobal(`main:has(> ${root})`, { paddingInline: 0 });
