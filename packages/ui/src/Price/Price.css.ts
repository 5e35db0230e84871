import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/** The typography of prices, and of links or words that replace a `Price`. */
export const priceType = {
  fontFamily: vars.font.brand,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.02em',
} as const;

// `plaintext` takes the direction from the price, not from the surrounding text.
export const root = uiStyle({ ...priceType, unicodeBidi: 'plaintext' });

export const figure = uiStyle({ whiteSpace: 'nowrap' });
uiGlobal(`${root} > s`, { whiteSpace: 'nowrap' });

export const headline = uiStyle({
  // `15vw` keeps very large text within a phone's width.
  fontSize: 'min(clamp(2.25rem, 3.4vw, 3rem), 15vw)',
  selectors: {
    // Figures cannot break, so long ones are smaller.
    '&[data-long]': { '@media': { screen: { fontSize: 'clamp(1.5rem, 2.4vw, 2rem)' } } },
  },
  '@media': { [media.print]: { fontSize: '22pt' } },
});

export const currency = uiStyle({
  fontSize: 'max(0.55em, 0.8125rem)',
  fontWeight: 600,
  // Aligns the top of the currency with the top of the figures.
  verticalAlign: '0.52em',
  marginInlineEnd: '0.14em',
  lineHeight: 0,
});

export const suffix = uiStyle({
  fontSize: 'max(0.375em, 0.8125rem)',
  fontWeight: 400,
  letterSpacing: 'normal',
  overflowWrap: 'break-word',
  selectors: {
    // Mutes the suffix only in a headline: muted text has too little contrast on tier colours.
    [`${headline} > &`]: { color: vars.color.textMuted },
  },
});

export const words = uiStyle({
  fontSize: `max(0.75em, ${vars.fontSize.body})`,
  overflowWrap: 'break-word',
});

uiGlobal(`${headline} > s`, { display: 'block', width: 'fit-content', unicodeBidi: 'plaintext' });
