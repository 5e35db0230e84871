import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/** In text, centred on its letters. By rules, as a project's own rules of `svg` would win over attributes. */
export const root = uiStyle({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&:where(:not([width]))': { width: '1em', height: '1em' },
    '&:where(:not([stroke]))': { stroke: 'currentColor' },
    '&:where(:not([stroke-width]))': { strokeWidth: 1.5 },
  },
});
uiGlobal(`${root} > path`, { fill: 'inherit', stroke: 'inherit' });

/** Turns while its control is open. */
export const chevron = uiStyle({
  transition: `rotate ${vars.motion.fast}`,
  selectors: {
    '&:where(:not([width]))': { width: '0.8em', height: '0.8em' },
    '[open] > summary > &, [aria-expanded="true"] > &': { rotate: '180deg' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
