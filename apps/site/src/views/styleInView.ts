import type { View } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/** Styles elements in one view. Not in a `.css.ts` file, because such files cannot export functions. */
export function styleInView(view: View, selector: string, rule: StyleRule) {
  globalStyle(`${onHtml('view', view)} ${selector}`, {
    '@media': { [`not ${media.noScript}`]: rule },
  });
  styleWhileChecked(view, selector, rule);
}

export function styleWhileChecked(view: View, selector: string, rule: StyleRule) {
  // biome-ignore lint/plugin: only applies without script, because `:has()` slows down every change.
  globalStyle(`:root:has([name="view"][value="${view}"]:checked) ${selector}`, {
    '@media': { [media.noScript]: rule },
  });
}
