import { uiGlobal, uiStyle, uiVariants, vars } from '../theme/style.ts';

export const root = uiStyle({});

export const width = uiVariants({
  page: { paddingInline: vars.size.gutter },
  measure: { paddingInline: `max(${vars.size.gutter}, 50% - ${vars.size.measure} / 2)` },
});

// One margin, not two.
uiGlobal(`main:has(> ${root})`, { paddingInline: 0 });
