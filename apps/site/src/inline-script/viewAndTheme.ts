import { preHydrate } from '@agency/ui';
import { htmlData } from '../htmlAttributes.ts';
import { preferences } from '../preferences.ts';

preHydrate(preferences);

const dataset = htmlData();
// Colours the browser's toolbars by the page's theme: a media query would follow the system's.
const tag = document.querySelector('meta[name=theme-color]') as HTMLMetaElement;
let { view } = dataset;
const follow = () => {
  tag.content = tag.dataset[dataset.theme as string] as string;
  // Ignores hydration, which writes the same view again.
  if (dataset.view === view) return;
  view = dataset.view;
  dataset.switched = '';
  // Moves focus to the switch, because the button that leads to another view is about to disappear.
  if (document.activeElement?.matches('button[name=view]')) {
    document.querySelector<HTMLElement>('[name=view]:checked')?.focus({ preventScroll: true });
  }
};
follow();
new MutationObserver(follow).observe(document.documentElement, { attributes: true });
