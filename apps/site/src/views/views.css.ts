import { marketingTiers, tiersFor, type View, views } from '@agency/pricing-data';
import { media } from '@agency/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';
import { whileChecked } from './withoutScript.css.ts';

/** The place of the theme toggle, also where it is alone. */
export const atEnd = style({ marginInlineStart: 'auto' });

const hidden = { display: 'none' };

/** Styles elements in one view. */
function styleView(view: View, selector: string, rule: StyleRule) {
  globalStyle(`${onHtml('view', view)} ${selector}`, {
    '@media': { [`not ${media.noScript}`]: rule },
  });
  globalStyle(`${whileChecked[view]} ${selector}`, { '@media': { [media.noScript]: rule } });
}

// Hides the tiers that a view does not offer.
for (const view of views) {
  for (const [index, tier] of marketingTiers.entries()) {
    if (tiersFor(view).includes(tier)) continue;
    const place = `:nth-child(${index + 1})`;
    styleView(view, `:is([id="${tier.key}"], main nav li${place}, main nav > a${place})`, hidden);
    // Not removed, as the headings of the groups span all columns.
    const cells = `main :is(thead th, td):nth-child(${index + 2})`;
    styleView(view, cells, { visibility: 'hidden', width: 0, padding: 0, fontSize: 0 });
    styleView(view, `${cells} > *`, hidden);
  }
}
