import { views } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { styleWhileChecked } from './styleInView.ts';

// Without script, shows and hides the views' content in place of `hidden`. Skips links, whose class sets `display`.
for (const [selector, display] of [
  [':where([data-for-view]:not(a))', 'block'],
  [':where(span[data-for-view])', 'inline'],
] as const) {
  globalStyle(selector, { '@media': { [media.noScript]: { display } } });
}
for (const view of views) {
  for (const other of views.filter((it) => it !== view)) {
    styleWhileChecked(view, `[data-for-view="${other}"]`, { display: 'none' });
  }
}
