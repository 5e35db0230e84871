import { marketingTiers } from '@agency/pricing-data';
import { vars } from '@agency/ui';
import { globalStyle } from '@vanilla-extract/css';
import { anchors } from './deepLinks.ts';

/*
 * The offer that the address's hash names: ringed, whichever form of it is in sight. `html`
 * carries its name from before the first paint; without scripts `:target` does.
 */
const ring = { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' };

for (const anchor of anchors) {
  const offer = `[data-anchor="${anchor}"] body :is(#${anchor}, [data-anchor="${anchor}"])`;
  globalStyle(`:is(${offer}, #${anchor}:target)`, {
    '@media': { screen: ring },
  });
}

// A tier's column is ringed inside its head, between its neighbours, and tinted below it.
globalStyle(`[data-anchor] body th`, { outlineOffset: '-3px' });
for (const [index, { key }] of marketingTiers.entries()) {
  const head = `:is([data-anchor="${key}"] #${key}, #${key}:target)`;
  globalStyle(`table:has(${head}) td:nth-child(${index + 2})`, {
    '@media': { screen: { backgroundColor: vars.color.accentTint } },
  });
}
