import { marketingTiers, tiersFor, type View, views } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';
import { comparison } from '../pages/digital-marketing/DigitalMarketingPage.css.ts';

/** The place of the theme toggle, also where it is alone. */
export const atEnd = style({ marginInlineStart: 'auto' });

const hidden = { display: 'none' };
const withoutScript = (rule: StyleRule) => ({ '@media': { [media.noScript]: rule } });

/** The page without script while a view is checked on the switch. */
// biome-ignore lint/plugin: only without script, as it costs style work on every change.
const whileChecked = (view: View) => `:root:has([name="view"][value="${view}"]:checked)`;

// The HTML hides what only other views show, which without script is for these rules to say. A link has a class.
globalStyle(':where([data-for-view]:not(a))', withoutScript({ display: 'block' }));
globalStyle(':where(span[data-for-view])', withoutScript({ display: 'inline' }));
for (const view of views) {
  for (const other of views.filter((it) => it !== view)) {
    globalStyle(`${whileChecked(view)} [data-for-view="${other}"]`, withoutScript(hidden));
  }
}

// Hides buttons that need React where it does not run; one with a `name` needs only the inline script.
globalStyle(
  `:root:not(${onHtml('scripted')}) main button, ${onHtml('withoutReact')} main button:not([name])`,
  hidden,
);

/** Styles elements in one view. */
function styleView(view: View, selector: string, rule: StyleRule) {
  globalStyle(`${onHtml('view', view)} ${selector}`, {
    '@media': { [`not ${media.noScript}`]: rule },
  });
  globalStyle(`${whileChecked(view)} ${selector}`, withoutScript(rule));
}

// Hides the tiers that a view does not offer.
for (const view of views) {
  for (const [index, tier] of marketingTiers.entries()) {
    if (tiersFor(view).includes(tier)) continue;
    const place = `:nth-child(${index + 1})`;
    styleView(view, `${comparison} :is([id="${tier.key}"], nav > a${place})`, hidden);
    // Not removed, as the headings of the groups span all columns.
    const cells = `${comparison} :is(thead th, td):nth-child(${index + 2})`;
    styleView(view, cells, { visibility: 'hidden', width: 0, padding: 0, fontSize: 0 });
    styleView(view, `${cells} > *`, hidden);
  }
}
