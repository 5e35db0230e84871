import { scriptText } from './scriptText.ts';

/**
 * Keeps the colour of the browser's own bars that of the page, which has its theme from the
 * visitor and not from the system: a media query in the tag would not know it.
 *
 * It is inlined as text, so it must stand alone: no imports, no names from outside.
 */
function followTheme(colors: Record<string, string>): void {
  const root = document.documentElement;
  const tag = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const follow = () => {
    if (tag) tag.content = colors[root.dataset.theme ?? ''] ?? tag.content;
  };
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
}

/** The text of the inline script that keeps the `theme-color` tag before it up to date. */
export const themeColorScript = (colors: Record<'light' | 'dark', string>): string =>
  scriptText(followTheme, colors);
