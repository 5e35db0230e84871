import { uiVariants, vars } from '../theme/style.ts';

const sized = (size: keyof typeof vars.fontSize, lineHeight: keyof typeof vars.lineHeight) => ({
  fontSize: vars.fontSize[size],
  lineHeight: vars.lineHeight[lineHeight],
});

// `base.css.ts` has the type of every heading.
export const size = uiVariants({
  display: sized('display', 'tight'),
  title: sized('title', 'tight'),
  subtitle: sized('subtitle', 'snug'),
  lead: sized('lead', 'snug'),
  body: sized('body', 'snug'),
});
