import { marketingTiers } from '@agency/pricing-data';
import { vars } from '@agency/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

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
