import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

/** axe's rules about colours, of those that it has on by default. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * In a test run: checks a played story's colours in the other theme as well. A theme is nothing but
 * a `color-scheme`, so it needs no second rendering, and none of the other rules.
 */
export const inOtherTheme: typeof checkAccessibility = async (context) => {
  if (!import.meta.env.STORYBOOK_BOTH_THEMES) return;
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  dataset.theme = own === 'dark' ? 'light' : 'dark';
  // Transitions would be measured half-way.
  for (const animation of document.getAnimations()) animation.finish();
  const { a11y } = context.parameters;
  const options = { ...a11y.options, runOnly: { type: 'rule', values: colourRules } };
  try {
    await checkAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    });
  } finally {
    dataset.theme = own;
  }
};
