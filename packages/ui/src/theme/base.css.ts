import './colorScheme.css.ts';
import { baseGlobal } from './baseGlobal.ts';
import { media } from './media.ts';
import { clearOfBars } from './sticky.ts';
import { vars } from './theme.css.ts';

// What components inherit from the page: text, background, scroll padding. `:where(body)` holds what they
// need in a project's own page, too: `components.css` has it.

baseGlobal('html, :host', {
  fontFamily: vars.font.body,
  fontSize: '100%',
  lineHeight: vars.lineHeight.body,
  // Chrome also knows this name. Beside the standard one, Lightning CSS drops it, and iOS knows no other.
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
  // Hyphenates long compounds, as in German. Without the limit, browsers would also hyphenate short words.
  '@supports': {
    '(hyphenate-limit-chars: 15)': {
      hyphens: 'auto',
      hyphenateLimitChars: '15 4 4',
      // Where large text leaves a phone less than a word, short ones would break without a hyphen.
      '@media': { '(width < 15em)': { hyphenateLimitChars: '8 3 3' } },
    },
  },
});
baseGlobal('main', { paddingInline: vars.size.gutter });

// Styles of elements that components rely on.
baseGlobal('*, *::before, *::after', { boxSizing: 'border-box' });
const blocks =
  'h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, figure, fieldset, legend, th, td';
baseGlobal(blocks, { margin: 0, padding: 0, border: 0 });
baseGlobal('body', {
  margin: 0,
  // On paper the height would add an empty page.
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
  // Even in a grid or flex container, a long word breaks instead of widening the page.
  overflowWrap: 'anywhere',
  color: 'inherit',
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});
baseGlobal('b, strong, th', { fontWeight: 600 });
baseGlobal('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
// Restores the underline that other resets remove.
baseGlobal(':any-link', { color: 'inherit', textDecoration: 'underline' });
baseGlobal('svg', { display: 'block', flex: 'none' });
baseGlobal(':focus-visible', {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
});
// Firefox prints a container's content in the width of the screen or of other paper, and cuts it.
baseGlobal('*', {
  '@media': { [media.print]: { containerType: 'normal !important' as 'normal' } },
});
// Without script, CSS may show the elements that a script would.
baseGlobal('[hidden]:not([hidden="until-found"])', {
  display: 'none',
  '@media': { [`not ${media.noScript}`]: { display: 'none !important' } },
});
baseGlobal('*, *::before, *::after', {
  '@media': {
    // Removes movement, keeps fades.
    [media.reducedMotion]: { transitionProperty: 'opacity, overlay, display !important' },
  },
});
