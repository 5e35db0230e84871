import { baseGlobal } from './baseGlobal.ts';
import { vars } from './theme.css.ts';

/* What the page hands down to the components: its text, its ground, and where scrolling ends. */

baseGlobal('html, :host', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.lineHeight.body,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // What is scrolled to lands clear of the sticking bars.
  scrollPaddingTop: `calc(${vars.size.stickyTop} + ${vars.space[4]})`,
});
baseGlobal('html, :host, [data-theme]', {
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
});
baseGlobal('body', { fontSize: vars.fontSize.body, overflowWrap: 'break-word' });
