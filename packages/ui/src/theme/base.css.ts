import { baseGlobal } from './baseGlobal.ts';
import { vars } from './theme.css.ts';

/* Styles that components inherit from the page: text, background and scroll padding. */

baseGlobal('html, :host', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.lineHeight.body,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Keeps scroll targets clear of sticky bars.
  scrollPaddingTop: `calc(${vars.size.stickyTop} + ${vars.space[4]})`,
});
baseGlobal('html, :host, [data-theme]', {
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
});
baseGlobal('body', { fontSize: vars.fontSize.body, overflowWrap: 'break-word' });
