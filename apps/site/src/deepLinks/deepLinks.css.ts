import { marketingTiers } from '@agency/pricing-data';
import { vars } from '@agency/ui';
import { globalStyle } from '@vanilla-extract/css';

/*
 * The offer that the address's hash names: ringed, whichever form of it is in sight. The inline
 * script marks it; without scripts it is the hash's target.
 */
const linked = ':is([data-linked], :target)';

globalStyle(`:is(article, th)${linked}`, {
  '@media': { screen: { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' } },
});

// A tier's column is ringed inside its head, between its neighbours, and tinted below it.
globalStyle(`th${linked}`, { outlineOffset: '-3px' });
for (const index of marketingTiers.keys()) {
  const column = `:nth-child(${index + 2})`;
  globalStyle(`table:has(th${linked}${column}) td${column}`, {
    '@media': { screen: { backgroundColor: vars.color.accentTint } },
  });
}
