import { type View, views } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/* What a page without script shows. */

const hidden = { display: 'none' };
const withoutScript = (rule: StyleRule) => ({ '@media': { [media.noScript]: rule } });

/** The page while this view is checked on the switch. */
export const whileChecked = Object.fromEntries(
  // biome-ignore lint/plugin: only without script, as it costs style work on every change.
  views.map((view) => [view, `:root:has([name="view"][value="${view}"]:checked)`]),
) as Record<View, string>;

// The HTML hides what only other views show, which without script is for these rules to say. A link has a class.
globalStyle(':where([data-for-view]:not(a))', withoutScript({ display: 'block' }));
globalStyle(':where(span[data-for-view])', withoutScript({ display: 'inline' }));
for (const view of views) {
  for (const other of views.filter((it) => it !== view)) {
    globalStyle(`${whileChecked[view]} [data-for-view="${other}"]`, withoutScript(hidden));
  }
}

// Hides buttons that need React where it does not run; one with a `name` needs only the inline script.
globalStyle(
  `:root:not(${onHtml('scripted')}) main button, ${onHtml('withoutReact')} main button:not([name])`,
  hidden,
);
