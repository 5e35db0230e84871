import { marketingTiers } from '@agency/pricing-data';
import { vars } from '@agency/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/*
 * Which view is shown: the one on `html`, put there before the first paint. Where no script runs
 * at all, the switch's own radio button decides, and so does the theme's.
 */
const scriptless = ':root:not([data-scripted])';
const creator = `:is(:root[data-view="creator"], ${scriptless}:has([name="view"][value="creator"]:checked))`;

globalStyle(`${creator} [data-for-view="brand"]`, { display: 'none' });
globalStyle(`:root:not(${creator}) [data-for-view="creator"]`, { display: 'none' });

globalStyle(`${scriptless}:has([name="theme"][value="dark"]:checked)`, {
  // In the layer of `data-theme`: its `color-scheme` is important.
  '@layer': { 'ui.base': { '@media': { screen: { colorScheme: 'dark !important' } } } },
});

// What needs React, where there is none.
globalStyle(`:root:is(:not([data-scripted]), [data-without-react]) main button`, {
  display: 'none',
});

/*
 * The offer that the address's hash names: outlined, in each form of it. The inline script marks
 * it; without scripts it is the hash's target.
 */
globalStyle('article:is([data-linked], :target)', {
  '@media': { screen: { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' } },
});

// A tier's column is tinted in its own colour, all the way down.
globalStyle('th[data-linked]', {
  '@media': { screen: { boxShadow: `inset 0 -3px ${vars.color.accent}` } },
});
const items = vars.size.itemsColumn;
/** Where so many columns end, after that of the items. */
const edge = (columns: number) =>
  `calc(${items} + (100% - ${items}) * ${columns} / ${marketingTiers.length})`;
for (const [index, { colour }] of marketingTiers.entries()) {
  const tint = `color-mix(in oklab, ${vars.color[colour]} 12%, ${vars.color.canvas})`;
  globalStyle(`:is(table, thead):has(th[data-linked]:nth-child(${index + 2}))`, {
    '@media': {
      screen: {
        background: `linear-gradient(to right, ${vars.color.canvas} ${edge(index)}, ${tint} 0 ${edge(index + 1)}, ${vars.color.canvas} 0)`,
      },
    },
  });
}

// A word may be longer than the window: a name, an address, whatever the catalogue says one day.
globalStyle('body', { overflowWrap: 'anywhere' });
