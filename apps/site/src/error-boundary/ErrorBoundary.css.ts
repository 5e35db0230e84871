import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onHtml } from '../htmlAttributes.ts';

/** The error notice. Appears where toasts do, and stays hidden in browsers that do not support popovers. */
export const notice = style({
  inset: `calc(${vars.size.stickyTop} + ${vars.space[7]}) 0 auto`,
  display: 'none',
  flexWrap: 'wrap',
  gap: vars.space[3],
  width: 'min(26rem, 100% - 2rem)',
  margin: '0 auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [media.shortWindow]: { insetBlockStart: `calc(${vars.size.stickyTop} + ${vars.space[2]})` },
    screen: { selectors: { '&:popover-open': { display: 'flex' } } },
  },
});

// If React does not run, hides the buttons that need React. Buttons with a `name` need only the inline script.
globalStyle(
  `:root:not(${onHtml('scripted')}) :is(main, footer section) button, ${onHtml('withoutReact')} :is(main, footer section) button:not([name])`,
  { display: 'none' },
);
