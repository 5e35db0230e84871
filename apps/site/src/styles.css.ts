import { marketingTiers } from '@agency/pricing-data';
import { vars } from '@agency/ui';
import { globalStyle } from '@vanilla-extract/css';

/*
 * Which view is shown: the one on `html`, put there before the first paint. Where no script runs
 * at all, the switch's own radio button decides, and so does the theme's.
 */
const scriptless = ':root:not([data-scripted])';
const creator = `:is(:root[data-view="creator"], ${scriptless}:has([name="view"][value="creator"]:checked))`;

globalStyle(`${creator} [data-for-view="brand"]`, { display: 'none' });
globalStyle(`:root:not(${creator}) [data-for-view="creator"]`, { display: 'none' });

globalStyle(`${scriptless}:has([name="theme"]:checked)`, {
  '@media': { screen: { colorScheme: 'dark' } },
});

/*
 * The offer that the address's hash names: outlined, in each form of it. The inline script marks
 * it; without scripts it is the hash's target.
 */
const linked = ':is([data-linked], :target)';

globalStyle(`:is(article, th)${linked}`, {
  '@media': { screen: { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' } },
});

// A tier's column is outlined inside its head, between its neighbours, and tinted below it.
globalStyle(`th${linked}`, { outlineOffset: '-3px' });
for (const index of marketingTiers.keys()) {
  const column = `:nth-child(${index + 2})`;
  globalStyle(`table:has(th${linked}${column}) td${column}`, {
    '@media': { screen: { backgroundColor: vars.color.accentTint } },
  });
}
