import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

/**
 * In a test run: checks a played story in the other theme as well. A theme is nothing but a
 * `color-scheme`, so it needs no second rendering.
 */
export const inOtherTheme: typeof checkAccessibility = async (context) => {
  if (!import.meta.env.STORYBOOK_BOTH_THEMES) return;
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  dataset.theme = own === 'dark' ? 'light' : 'dark';
  // Transitions would be measured half-way.
  for (const animation of document.getAnimations()) animation.finish();
  try {
    await checkAccessibility(context);
  } finally {
    dataset.theme = own;
  }
};
