import { baseGlobal } from './baseGlobal.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

baseGlobal('*, *::before, *::after', { boxSizing: 'border-box' });
baseGlobal('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
});
baseGlobal('ul, ol', { listStyle: 'none' });
baseGlobal('html, :host', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.lineHeight.body,
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // What is scrolled to lands clear of the sticking bars.
  scrollPaddingTop: `calc(${vars.size.stickyTop} + ${vars.space[4]})`,
});
baseGlobal('body', {
  fontSize: vars.fontSize.body,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
});
baseGlobal('h1, h2, h3, h4', {
  fontFamily: vars.font.brand,
  fontSize: 'inherit',
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});
baseGlobal('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
baseGlobal('a', { color: 'inherit' });
baseGlobal('svg', { display: 'block', flex: 'none' });
baseGlobal(':focus-visible', {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
});
baseGlobal('[hidden]', { display: 'none !important' });
baseGlobal('*, *::before, *::after', {
  '@media': {
    // No movement; fades are allowed.
    [media.reducedMotion]: { transitionProperty: 'opacity, overlay, display !important' },
  },
});
// Who asks for more contrast gets no muted text and no hairlines.
baseGlobal(':root', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [vars.color.textMuted]: vars.color.text,
        [vars.color.negative]: vars.color.text,
        [vars.color.line]: vars.color.lineStrong,
        [vars.color.onInkMuted]: vars.color.onInk,
      },
    },
  },
});
