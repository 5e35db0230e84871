import type { View } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';

/**
 * Styles elements in one view. Without scripts, `:has()` on the root finds the checked radio button of the view
 * switch, which costs style work on every change of a page.
 */
export function styleView(view: View, selector: string, rule: StyleRule): void {
  globalStyle(`[data-view="${view}"] ${selector}`, {
    '@media': { [`not ${media.noScript}`]: rule },
  });
  styleViewWithoutScript(view, selector, rule);
}

export function styleViewWithoutScript(view: View, selector: string, rule: StyleRule): void {
  // biome-ignore lint/plugin: only without scripts.
  globalStyle(`:root:has([name="view"][value="${view}"]:checked) ${selector}`, {
    '@media': { [media.noScript]: rule },
  });
}
