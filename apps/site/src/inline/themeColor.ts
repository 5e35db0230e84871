import type { ThemedColor } from '@agency/ui';

/**
 * Keeps the colour of the browser's own bars that of the page, whose theme is the visitor's and
 * not the system's: a media query in the tag would not know it.
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
