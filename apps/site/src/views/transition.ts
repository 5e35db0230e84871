import { vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/*
 * What a switch of the view shows moves to its place. The view at load does not: the inline script
 * sets an attribute at the first switch.
 */

/** Moves what a switch shows from these values of its properties to its own, if motion is welcome. */
export const transitionFrom = (
  selector: string,
  start: Readonly<Record<string, string | number>>,
) => {
  const properties = Object.keys(start);
  const rule = (rules: GlobalStyleRule) => ({
    '@media': { '(prefers-reduced-motion: no-preference)': rules },
  });
  globalStyle(
    selector,
    rule({ transition: properties.map((it) => `${it} 160ms ${vars.motion.ease}`).join() }),
  );
  globalStyle(
    `:root${onHtml('switched')} ${selector}`,
    rule({
      // From the first switch on: otherwise the end of each motion lays out and paints once more.
      willChange: properties.join(),
      '@starting-style': start,
    }),
  );
};
