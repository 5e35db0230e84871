import { createVar, fallbackVar } from '@vanilla-extract/css';
import { uiStyle, uiVariants, vars } from '../theme/style.ts';

const type = {
  fontFamily: vars.font.brand,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.02em',
} as const;

/** The type of a row of prices, including cells without a `Price`. */
export const priceRow = { ...type, fontSize: 'clamp(1.375rem, 0.5rem + 1.8vw, 1.75rem)' } as const;

// Keeps its own direction in any text.
export const root = uiStyle({ ...type, whiteSpace: 'nowrap', unicodeBidi: 'plaintext' });

/** The available width of a headline, which limits its size. */
export const room = createVar();

export const size = uiVariants({
  text: {},
  row: { fontSize: priceRow.fontSize },
  headline: { fontSize: `clamp(1.25rem, 0.12 * ${fallbackVar(room, '100cqi')}, 2.5rem)` },
});

export const currency = uiStyle({
  fontSize: 'max(0.55em, 0.8125rem)',
  fontWeight: 600,
  // Aligns the tops of currency and figures.
  verticalAlign: '0.52em',
  marginInlineEnd: '0.14em',
  lineHeight: 0,
});

export const suffix = uiStyle({
  fontSize: 'max(0.45em, 0.8125rem)',
  fontWeight: 500,
  letterSpacing: 'normal',
  // Wraps where it does not fit.
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  selectors: {
    // Only in a headline: muted text is unreadable on a tier's colour.
    [`${size.headline} > &`]: { color: vars.color.textMuted },
  },
});

/** Wraps as a whole. */
export const previous = uiStyle({ whiteSpace: 'nowrap' });

export const words = uiStyle({
  fontSize: `max(0.75em, ${vars.fontSize.body})`,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
});

/** Lets the second price of a range, or the previous price, wrap. */
export const dash = uiStyle({ whiteSpace: 'normal' });
