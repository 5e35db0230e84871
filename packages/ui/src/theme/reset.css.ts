import { baseGlobal } from './baseGlobal.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

/* What the components expect of plain elements. */

baseGlobal('*, *::before, *::after', { boxSizing: 'border-box' });
baseGlobal('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
});
baseGlobal('body', { margin: 0, minHeight: '100dvh' });
baseGlobal('ul, ol', { listStyle: 'none' });
baseGlobal('h1, h2, h3, h4, h5, h6', {
  fontFamily: vars.font.brand,
  fontSize: 'inherit',
  fontWeight: 700,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  color: 'inherit',
});
baseGlobal('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
// Other resets take the underline away.
baseGlobal(':any-link', { color: 'inherit', textDecoration: 'underline' });
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
