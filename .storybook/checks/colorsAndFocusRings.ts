import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

declare global {
  interface ImportMetaEnv {
    readonly STORYBOOK_TEST_RUN?: boolean;
  }
}

/** The colour rules that axe enables by default. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * In test runs, checks a story's colours in the other theme, too. A second render is unnecessary,
 * because themes differ only in `color-scheme`.
 */
export const inOtherTheme: typeof checkAccessibility = async (context) => {
  if (!import.meta.env.STORYBOOK_TEST_RUN) return;
  const { dataset } = document.documentElement;
  const own = dataset.theme;
  dataset.theme = own === 'dark' ? 'light' : 'dark';
  // Finishes transitions, because axe would otherwise measure intermediate colours.
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

export const withFocusRings: typeof checkAccessibility = () => {
  if (!import.meta.env.STORYBOOK_TEST_RUN) return;
  const focused = document.activeElement;
  const focusable = 'a[href], button, input, select, summary, textarea, [tabindex="0"]';
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    element.focus({ preventScroll: true });
    if (document.activeElement !== element || !element.matches(':focus-visible')) continue;
    // A custom checkbox or radio button hides its input and shows the focus ring on its label.
    const isHidden = getComputedStyle(element).opacity === '0';
    const { outline } = getComputedStyle((isHidden && element.closest('label')) || element);
    if (!/solid [2-9]px/.test(outline)) throw new Error(`No focus ring: ${element.outerHTML}`);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
};
