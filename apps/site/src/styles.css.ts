import { marketingPrice, marketingTiers, views } from '@agency/pricing-data';
import { vars } from '@agency/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { styleView } from './views/styleView.ts';

const hidden = { display: 'none' };

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

// Hides buttons that need React where it does not run; one with a `name` needs only the inline script.
globalStyle(
  ':root:not([data-scripted]) main button, [data-without-react] main button:not([name])',
  { display: 'none' },
);

// Uses more of a wide window.
globalStyle(':root', { vars: { [vars.size.page]: 'clamp(80rem, 92vw, 94rem)' } });

/*
 * Marks the offer that the address's hash names, as card and as table column. The inline script sets
 * `data-linked`; without scripts `:target` matches.
 */
globalStyle('article:is([data-linked], :target)', {
  '@media': { screen: { outline: `3px solid ${vars.color.lineStrong}`, outlineOffset: '2px' } },
});

// Underlines the tier's name, and tints its column in its colour.
globalStyle('th[data-linked]', {
  '@media': { screen: { boxShadow: 'inset 0 -3px' } },
});
for (const [index, { key, color }] of marketingTiers.entries()) {
  globalStyle(`[data-linked-offer="${key}"] main td:nth-child(${index + 2})`, {
    '@media': {
      screen: {
        backgroundColor: `color-mix(in oklab, ${vars.color[color]} 12%, ${vars.color.canvas})`,
      },
    },
  });
}

// Keeps the room of a classic scrollbar, so that the page behind a modal does not move.
globalStyle('[data-modal-open]', { scrollbarGutter: 'stable' });

// Breaks words that are wider than the window, such as long names and addresses.
globalStyle('body', { overflowWrap: 'anywhere' });
