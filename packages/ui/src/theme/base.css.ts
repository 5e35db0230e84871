import './colorScheme.css.ts';
import { baseGlobal } from './baseGlobal.ts';
import { media } from './media.ts';
import { clearOfBars } from './sticky.ts';
import { vars } from './theme.css.ts';

// The page's own styles: text, background, scroll padding. Of these, `components.css` keeps only
// those of `:where(body)`, which components also need on a project's own page.

baseGlobal('html, :host', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.lineHeight.body,
  // iOS supports only the prefixed property. Lightning CSS would drop it if the standard one were also set.
  WebkitTextSizeAdjust: '100%',
  ...clearOfBars,
});
baseGlobal('html, :host, [data-theme]', {
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
});
baseGlobal('body', { fontSize: vars.fontSize.body });
baseGlobal(':where(body)', {
  overflowWrap: 'break-word',
  // Hyphenates long compounds, as in German. The limit spares short words.
  '@supports': {
    '(hyphenate-limit-chars: 15)': {
      hyphens: 'auto',
      hyphenateLimitChars: '15 4 4',
      // In large text on a phone, shorter words would otherwise break without a hyphen.
      '@media': { '(width < 15em)': { hyphenateLimitChars: '8 3 3' } },
    },
  },
});
baseGlobal('main', { paddingInline: vars.size.gutter });

baseGlobal('*, *::before, *::after', { boxSizing: 'border-box' });
const blocks =
  'h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, figure, fieldset, legend, th, td';
baseGlobal(blocks, { margin: 0, padding: 0, border: 0 });
baseGlobal('body', {
  margin: 0,
  // In print, the height would add an empty page.
  '@media': { screen: { minHeight: '100dvh' } },
});
baseGlobal('ul, ol', { listStyle: 'none' });
baseGlobal('h1, h2, h3, h4, h5, h6', {
  fontFamily: vars.font.brand,
  fontSize: 'inherit',
  fontWeight: 800,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  // Breaks a long word, even in a grid or flex container, instead of widening the page.
  overflowWrap: 'anywhere',
  color: 'inherit',
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
baseGlobal('b, strong, th', { fontWeight: 600 });
baseGlobal('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
// Restores the underline that a project's reset may remove.
baseGlobal(':any-link', { color: 'inherit', textDecoration: 'underline' });
baseGlobal('svg', { display: 'block', flex: 'none' });
baseGlobal(':focus-visible', {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
});
// Firefox prints a query container's content at the width of the screen or another paper size, and cuts it off.
baseGlobal('*', {
  '@media': { [media.print]: { containerType: 'normal !important' as 'normal' } },
});
// Without script, CSS may show elements that a script would show.
baseGlobal('[hidden]:not([hidden="until-found"])', {
  display: 'none',
  '@media': { [`not ${media.noScript}`]: { display: 'none !important' } },
});
baseGlobal('*, *::before, *::after', {
  '@media': {
    // Removes movement but keeps fades.
    [media.reducedMotion]: { transitionProperty: 'opacity, overlay, display !important' },
  },
});
