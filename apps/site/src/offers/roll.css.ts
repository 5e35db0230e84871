import { views } from '@agency/pricing-data';
import { vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';

/** A price that differs between the views. */
export const rolls = style({ display: 'block' });

/*
 * What a switch of the view shows moves to its place. The view at load does not: until React notes
 * the first switch, `data-view-at-load` says which that was.
 */
const unswitched = views.map((view) => `[data-view-at-load="${view}"][data-view="${view}"]`);
const switched = `:root[data-scripted]:not(${unswitched.join()})`;

const moving = (selector: string, translate: string) => {
  const rule = (rules: GlobalStyleRule) => ({
    '@media': { '(prefers-reduced-motion: no-preference)': rules },
  });
  const motion = `160ms ${vars.motion.ease}`;
  globalStyle(selector, rule({ transition: `translate ${motion}, opacity ${motion}` }));
  globalStyle(`${switched} ${selector}`, rule({ '@starting-style': { translate, opacity: 0 } }));
};

moving(`:is(${rolls}, [data-for-view] article dl > div > dd)`, '0 8px');
// Not the drawing in it: Chromium moves an `svg` on the main thread.
moving('main dd[data-for-view]', '-8px');
