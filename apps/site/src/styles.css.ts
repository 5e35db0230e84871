import { endOf, marketingTiers, views } from '@agency/pricing-data';
import { media, vars } from '@agency/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { onHtml } from './htmlAttributes.ts';
import { promotionDays } from './promotions/promotions.ts';
import './offers/priceTransition.css.ts';
import { styleWhileChecked } from './views/styleInView.ts';

// Shows a promotion until its last day ends, then the usual content. In a card, hides a price's whole row.
for (const day of promotionDays()) {
  const marked = (attribute: string) =>
    `:is([${attribute}="${day}"], div:has(> dt > [${attribute}="${day}"]))`;
  const lasts = onHtml('scripted') + onHtml('promotionEnds', endOf(day), '~=');
  globalStyle(`:root:not(${lasts}) ${marked('data-until')}`, { display: 'none' });
  globalStyle(`${lasts} ${marked('data-after')}`, { display: 'none' });
}

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

// If React does not run, hides the buttons that need React. Buttons with a `name` need only the inline script.
globalStyle(
  `:root:not(${onHtml('scripted')}) :is(main, footer section) button, ${onHtml('withoutReact')} :is(main, footer section) button:not([name])`,
  { display: 'none' },
);

globalStyle(':root', { vars: { [vars.size.page]: 'clamp(80rem, 92vw, 94rem)' } });

// Marks the offer that the address's hash names. Without script, `:target` matches in place of `data-linked`.
globalStyle('article:is([data-linked], :target)', {
  '@media': { screen: { outline: `3px solid ${vars.color.featured}`, outlineOffset: '2px' } },
});

globalStyle('th[data-linked]', { '@media': { screen: { boxShadow: 'inset 0 -3px' } } });
// Excludes `thead`, because a price's text colour there is legible only on the header's own background.
const cellsOfLinked = marketingTiers.map((_, index) => {
  const place = `:nth-child(${index + 2})`;
  return `table:has(th[data-linked]${place}) tbody td${place}`;
});
globalStyle(cellsOfLinked.join(), {
  '@media': {
    screen: {
      backgroundColor: `color-mix(in oklab, ${vars.color.header} 30%, ${vars.color.canvas})`,
      color: vars.color.text,
    },
  },
});

globalStyle('body', { overflowWrap: 'anywhere' });
