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
