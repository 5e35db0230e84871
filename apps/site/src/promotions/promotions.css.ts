import { endOf } from '@agency/pricing-data';
import { globalStyle } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';
import { promotionDays } from './promotions.ts';

// Shows a promotion until its last day ends, then the usual content. In a card, hides a price's whole row.
for (const day of promotionDays()) {
  const marked = (attribute: string) =>
    `:is([${attribute}="${day}"], div:has(> dt > [${attribute}="${day}"]))`;
  const lasts = onHtml('scripted') + onHtml('promotionEnds', endOf(day));
  globalStyle(`:root:not(${lasts}) ${marked('data-until')}`, { display: 'none' });
  globalStyle(`${lasts} ${marked('data-after')}`, { display: 'none' });
}
