import { uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const mark = uiStyle({
  display: 'flex',
  // In a narrow header with very large text, only the name fits.
  '@container': { '(width < 13rem)': { display: 'none' } },
});
uiGlobal(`${mark} > :is(svg, img)`, { inlineSize: 'auto', blockSize: '1.75rem' });

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.color.text,
});

// Alone in a link, the logo would be too high, on the link's baseline, and underlined.
uiGlobal(`a:has(> ${root}:only-child)`, {
  display: 'inline-flex',
  alignItems: 'center',
  textDecoration: 'none',
});

export const name = uiStyle({
  minInlineSize: 0,
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  fontWeight: 800,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  // Not `anywhere`: wraps before breaking a word.
  overflowWrap: 'break-word',
  textWrap: 'balance',
});
