import { vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/** A price that may differ between the views. */
export const priceTransition = style({ display: 'inline-block' });

/** What a switch of the view moves to its place, if motion is welcome; not what the page first shows. */
// Not the `svg` in the terms, which Chromium moves on the main thread.
const moving = `:is(${priceTransition}, [data-for-view] article dl > div > dd, main dd[data-for-view])`;
const withMotion = (rules: GlobalStyleRule) => ({
  '@media': { '(prefers-reduced-motion: no-preference)': rules },
});
globalStyle(
  moving,
  withMotion({
    transition: `translate 160ms ${vars.motion.ease}, opacity 160ms ${vars.motion.ease}`,
  }),
);
globalStyle(
  `:root${onHtml('switched')} ${moving}`,
  withMotion({
    // From the first switch on: otherwise the end of each motion lays out and paints once more.
    willChange: 'translate, opacity',
    '@starting-style': { translate: '0 8px', opacity: 0.5 },
  }),
);
