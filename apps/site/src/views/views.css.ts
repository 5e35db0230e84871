import { marketingPrice, marketingTiers, type View, views } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/** The place of the theme toggle, also where it is alone. */
export const atEnd = style({ marginInlineStart: 'auto' });

const withoutScript = (rule: StyleRule) => ({ '@media': { [media.noScript]: rule } });
const hidden = { display: 'none' };

/** Without script, finds the checked radio button of the switch, which costs style work on every change. */
const styleWithoutScript = (view: View, selector: string, rule: StyleRule) =>
  // biome-ignore lint/plugin: only without scripts.
  globalStyle(`:root:has([name="view"][value="${view}"]:checked) ${selector}`, withoutScript(rule));

/** Styles elements in one view. */
function styleView(view: View, selector: string, rule: StyleRule) {
  globalStyle(`${onHtml('view', view)} ${selector}`, {
    '@media': { [`not ${media.noScript}`]: rule },
  });
  styleWithoutScript(view, selector, rule);
}

// The HTML hides what only other views show, which without script is for these rules to say. A link has a class.
globalStyle(':where([data-for-view]:not(a))', withoutScript({ display: 'block' }));
globalStyle(':where(span[data-for-view])', withoutScript({ display: 'inline' }));
for (const view of views) {
  for (const other of views.filter((it) => it !== view)) {
    styleWithoutScript(view, `[data-for-view="${other}"]`, hidden);
  }
}

// Hides the tiers that a view does not offer.
for (const view of views) {
  for (const [index, { key }] of marketingTiers.entries()) {
    if (marketingPrice(key, view) !== null) continue;
    const place = `:nth-child(${index + 1})`;
    styleView(view, `:is([id="${key}"], main nav li${place}, main nav > a${place})`, hidden);
    // Not removed, as the headings of the groups span all columns.
    const cells = `main :is(thead th, td):nth-child(${index + 2})`;
    styleView(view, cells, { visibility: 'hidden', width: 0, padding: 0, fontSize: 0 });
    styleView(view, `${cells} > *`, hidden);
  }
}
