import type { View } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/* What styles of views share; styles themselves cannot export functions. */

export const withoutScript = (rule: StyleRule) => ({ '@media': { [media.noScript]: rule } });

/** The page without script while a view is checked on the switch. */
// biome-ignore lint/plugin: only without script, as it costs style work on every change.
export const whileChecked = (view: View) => `:root:has([name="view"][value="${view}"]:checked)`;

/** Styles elements in one view. */
export function styleView(view: View, selector: string, rule: StyleRule) {
  globalStyle(`${onHtml('view', view)} ${selector}`, {
    '@media': { [`not ${media.noScript}`]: rule },
  });
  globalStyle(`${whileChecked(view)} ${selector}`, withoutScript(rule));
}
