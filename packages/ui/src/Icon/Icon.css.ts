import { media, uiStyle, vars } from '../theme/style.ts';

/** In text, centred on its letters. Size and lines are attributes: as rules they slow down each layout. */
export const root = uiStyle({ display: 'inline-block', verticalAlign: '-0.125em' });

/** Turns while its control is open. */
export const chevron = uiStyle({
  transition: `rotate ${vars.motion.fast}`,
  selectors: {
    '[open] > summary > &, [aria-expanded="true"] > &': { rotate: '180deg' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
