import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

const base = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', {
  margin: 0,
  padding: 0,
  border: 0,
});
base('ul, ol', { listStyle: 'none' });
base('html, :host', {
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
base('body', { fontSize: vars.fontSize.body, minHeight: '100dvh', overflowWrap: 'break-word' });
base('h1, h2, h3, h4', {
  fontFamily: vars.font.brand,
  fontSize: 'inherit',
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
base('a', { color: 'inherit' });
base('svg', { display: 'block', flex: 'none' });
base(':focus-visible', {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
});
base('[hidden]', { display: 'none !important' });
base('*, *::before, *::after', {
  '@media': {
    // Travel is what harms; a change of opacity may stay.
    [media.reducedMotion]: { transitionProperty: 'opacity, overlay, display !important' },
  },
});
