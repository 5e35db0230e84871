import { vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/** A price that may differ between the views. */
export const priceTransition = style({ display: 'inline-block' });

/** Moves what a switch of the view shows to its place, if motion is welcome; not what the page first shows. */
const moveFrom = (selector: string, translate: string) => {
  const rule = (rules: GlobalStyleRule) => ({
    '@media': { '(prefers-reduced-motion: no-preference)': rules },
  });
  globalStyle(
    selector,
    rule({ transition: `translate 160ms ${vars.motion.ease}, opacity 160ms ${vars.motion.ease}` }),
  );
  globalStyle(
    `:root${onHtml('switched')} ${selector}`,
    rule({
      // From the first switch on: otherwise the end of each motion lays out and paints once more.
      willChange: 'translate, opacity',
      '@starting-style': { translate, opacity: 0.4 },
    }),
  );
};

moveFrom(`:is(${priceTransition}, [data-for-view] article dl > div > dd)`, '0 8px');
// Not the `svg` inside, which Chromium moves on the main thread.
moveFrom('main dd[data-for-view]', '-8px');
