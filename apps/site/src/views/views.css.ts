import { views } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { styleViewWithoutScript } from './styleView.ts';

/** An element around a view's content that has no box. */
export const inPlace = style({ display: 'contents' });

/*
 * The HTML hides all views but the default one, and the inline script changes which. Without scripts, the checked
 * radio button of the switch shows its view.
 */
const withoutScript = (display: string) => ({ '@media': { [media.noScript]: { display } } });
globalStyle(':where([data-for-view])', withoutScript('block'));
globalStyle(':where(span[data-for-view])', withoutScript('inline'));
for (const view of views) {
  for (const other of views.filter((it) => it !== view)) {
    styleViewWithoutScript(view, `[data-for-view="${other}"]`, { display: 'none' });
  }
}
