import { preHydrate } from '@agency/ui';
import { htmlData } from '../htmlAttributes.ts';
import { preferences } from '../preferences.ts';

const dataset = htmlData();

/** Shows the stored view and theme, and the view and theme that the visitor chooses. */
export function showViewAndTheme(): void {
  preHydrate(preferences);
  colorToolbars();
  let { view } = dataset;
  new MutationObserver(() => {
    colorToolbars();
    // Ignores hydration, which writes the same view again.
    if (dataset.view === view) return;
    view = dataset.view;
    dataset.switched = '';
    moveFocusToSwitch();
  }).observe(document.documentElement, { attributes: true });
}

/** Colours the browser's toolbars by the page's theme: a media query would follow the system's. */
function colorToolbars() {
  const tag = document.querySelector('meta[name=theme-color]') as HTMLMetaElement;
  tag.content = tag.dataset[dataset.theme as string] as string;
}

/** Moves focus from the button that leads to another view, because that button is about to disappear. */
function moveFocusToSwitch() {
  if (!document.activeElement?.matches('button[name=view]')) return;
  document.querySelector<HTMLElement>('[name=view]:checked')?.focus({ preventScroll: true });
}
