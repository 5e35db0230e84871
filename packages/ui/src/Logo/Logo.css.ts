import { uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const mark = uiStyle({
  display: 'flex',
  // Hides the mark where there is room only for the name, as in a narrow header with very large text.
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

// Without this rule, a link that contains only the logo would be underlined, and taller than the logo.
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
  overflowWrap: 'break-word',
  textWrap: 'balance',
});
