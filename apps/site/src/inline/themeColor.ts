import type { ThemedColor } from '@agency/ui';

/**
 * Keeps the colour of the browser's toolbars in step with the page's theme. A media query in the
 * tag would follow the system's theme instead of the visitor's choice.
 */
export function themeColor(colors: Readonly<ThemedColor>): void {
  const root = document.documentElement;
  const tag = document.querySelector('meta[name="theme-color"]');
  const update = () => {
    const color = colors[root.dataset.theme as keyof ThemedColor];
    if (color) tag?.setAttribute('content', color);
  };
  update();
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme'] });
}
