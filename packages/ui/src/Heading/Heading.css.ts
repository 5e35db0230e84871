import { uiStyle, uiVariants, vars } from '../theme/style.ts';

// `base.css.ts` has the type of every heading.
const root = uiStyle({ margin: 0, overflowWrap: 'anywhere' });

const sized = (size: keyof typeof vars.fontSize, lineHeight: keyof typeof vars.lineHeight) => ({
  fontSize: vars.fontSize[size],
  lineHeight: vars.lineHeight[lineHeight],
});

export const size = uiVariants(
  {
    display: sized('display', 'tight'),
    title: sized('title', 'tight'),
    subtitle: sized('subtitle', 'snug'),
    lead: sized('lead', 'snug'),
    body: sized('body', 'snug'),
  },
  [root],
);
