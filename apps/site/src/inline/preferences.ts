import { restorePreferences, showInAddress, type ThemedColor } from '@agency/ui';
import { navigatedEvent } from '../events.ts';
import { preferences, viewPreference } from '../views/preferences.ts';

const root = document.documentElement;
const { dataset } = root;

/** Restores view and theme; CSS shows them by the attributes of `html`. */
export function showPreferences(): void {
  restorePreferences(preferences);
  document.addEventListener(navigatedEvent, () => showInAddress(viewPreference));
  // Tells React, once it runs, whether the visitor has switched by then.
  dataset.viewAtLoad = dataset.view;
  dataset.shownView = dataset.view;

  // The content follows a switch once that is painted: a cheap phone takes 100 ms to lay it out.
  const show = () => {
    if (dataset.shownView !== dataset.view) dataset.switched = '';
    dataset.shownView = dataset.view;
  };
  new MutationObserver(() => {
    // A hidden page has no frames.
    if (document.hidden) show();
    else requestAnimationFrame(() => setTimeout(show));
  }).observe(root, { attributeFilter: ['data-view'] });
}

/** Gives the browser's toolbars the theme's colour; a media query would follow the system's theme. */
export function showThemeColor(colors: Readonly<ThemedColor>): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const show = () => {
    if (tag) tag.content = colors[dataset.theme as keyof ThemedColor];
  };
  show();
  new MutationObserver(show).observe(root, { attributeFilter: ['data-theme'] });
}
