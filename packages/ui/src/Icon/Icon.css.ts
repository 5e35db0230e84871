import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/** Centres the icon on the text. Styled in CSS, as a project's `svg` rules would override presentation attributes. */
export const root = uiStyle({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  width: '1em',
  height: '1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&:where(:not([stroke-width]))': { strokeWidth: 1.5 },
  },
});
uiGlobal(`${root} > path`, { fill: 'inherit', stroke: 'inherit' });

export const chevron = uiStyle({
  transition: `rotate ${vars.motion.fast}`,
  width: '0.8em',
  height: '0.8em',
  selectors: {
    '[open] > summary > &, [aria-expanded="true"] > &': { rotate: '180deg' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
