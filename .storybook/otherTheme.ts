import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

declare global {
  interface ImportMetaEnv {
    /** Set in test runs. */
    readonly STORYBOOK_BOTH_THEMES?: boolean;
  }
}

/** axe's colour rules that are on by default. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * In test runs, also checks a story's colours in the other theme, after its play function. A theme is
 * just a `color-scheme`, so this needs no second render and no other rules.
 */
export const inOtherTheme: typeof checkAccessibility = async (context) => {
  if (!import.meta.env.STORYBOOK_BOTH_THEMES) return;
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  dataset.theme = own === 'dark' ? 'light' : 'dark';
  // Otherwise axe measures colours mid-transition.
  for (const animation of document.getAnimations()) animation.finish();
  const { a11y } = context.parameters;
  const options = { ...a11y.options, runOnly: { type: 'rule', values: colorRules } };
  try {
    await checkAccessibility({
      ...context,
      parameters: { ...context.parameters, a11y: { ...a11y, options } },
    });
  } finally {
    dataset.theme = own;
  }
};
