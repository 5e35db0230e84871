import { vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/** A price that may differ between the views. */
export const priceTransition = style({ display: 'inline-block' });

/** Applies rules if the visitor's system allows motion. */
const withMotion = (rules: GlobalStyleRule) => ({
  '@media': { '(prefers-reduced-motion: no-preference)': rules },
});
globalStyle(
  priceTransition,
  withMotion({
    transition: `translate 160ms ${vars.motion.ease}, opacity 160ms ${vars.motion.ease}`,
  }),
);
globalStyle(
  `:root${onHtml('switched')} ${priceTransition}`,
  withMotion({
    // From the first switch on: otherwise the end of each motion lays out and paints once more.
    willChange: 'translate, opacity',
    '@starting-style': { translate: '0 8px', opacity: 0.5 },
  }),
);

// Cards fade in, one column after the other.
globalStyle('[data-for-view] article > *', { transition: 'opacity 140ms linear' });
globalStyle(`${onHtml('switched')} [data-for-view] article > *`, {
  '@starting-style': { opacity: 0 },
});
globalStyle('article + article > *', { transitionDelay: '30ms' });
globalStyle('article + article + article > *', { transitionDelay: '60ms' });
