import { uiVariants, vars } from '../theme/style.ts';

const lineHeight = vars.lineHeight.snug;

export const size = uiVariants({
  display: { fontSize: vars.fontSize.display },
  title: { fontSize: vars.fontSize.title },
  subtitle: { fontSize: vars.fontSize.subtitle, lineHeight },
  lead: { fontSize: vars.fontSize.lead, lineHeight },
  body: { fontSize: vars.fontSize.body, lineHeight },
});
