import { cardBox, cardName, media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/** The number of grid rows that a card spans: head, prices, action, body, facts. */
export const rows = 5;

export const root = uiStyle({
  display: 'grid',
  alignContent: 'start',
  ...cardBox,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-featured]': {
      '@media': {
        screen: {
          vars: {
            [vars.color.text]: vars.color.onFeatured,
            [vars.color.textMuted]: vars.color.onFeaturedMuted,
            [vars.color.canvas]: vars.color.featured,
            [vars.color.surfaceSunken]:
              `color-mix(in oklab, ${vars.color.onFeatured} 12%, ${vars.color.featured})`,
            [vars.color.line]:
              `color-mix(in oklab, ${vars.color.onFeatured} 24%, ${vars.color.featured})`,
            [vars.color.lineStrong]: vars.color.onFeatured,
            [vars.color.focusRing]: vars.color.onFeatured,
          },
          borderColor: vars.color.featured,
          backgroundColor: vars.color.featured,
          color: vars.color.onFeatured,
        },
        // An inner outline: a thicker border would misalign cards; Firefox clips outer outlines at a page's margins.
        [`${media.print}, ${media.forcedColors}`]: {
          borderColor: vars.color.lineStrong,
          outline: `2px solid ${vars.color.lineStrong}`,
          outlineOffset: '-2px',
        },
      },
    },
  },
  '@media': { [media.print]: { breakInside: 'avoid', fontSize: '9pt' } },
});

// Shrinks if large text on a narrow screen needs the width.
const inset = `min(${vars.space[5]}, 6vw)`;

// Places a part in a fixed row, which it keeps even if earlier parts are missing.
const part = (row: number) => ({ gridArea: `${row} / 1` });

uiGlobal(`${root} > *`, { minWidth: 0, paddingInline: inset });

export const head = uiStyle({
  ...part(1),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
  '@media': { [media.print]: { paddingBlock: `${vars.space[4]} ${vars.space[2]}` } },
});

// Centres the badge on the name's capitals instead of aligning it with their baseline.
uiGlobal(`${head} > * + *`, {
  translate: `0 calc(0.35 * (${vars.fontSize.small} - ${vars.fontSize.title}))`,
});

// Lets the meter wrap before the badge moves below the name.
export const name = uiStyle({ flex: '1 1 8rem', ...cardName });

export const meter = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  marginBlockStart: vars.space[3],
  fontSize: vars.fontSize.body,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
});

export const prices = uiStyle(part(2));

export const price = uiStyle({
  // Aligns the price, rather than a previous price above it, with the quantity's last line.
  alignItems: 'last baseline',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  lineHeight: vars.lineHeight.snug,
});

// Lets a price that does not fit beside its quantity wrap; all lines then begin at the same edge.
uiGlobal(`${price} > dt`, {
  flex: '1 1 5.5rem',
  // Puts prices below their quantities on narrow phones, where many would otherwise move when the web font loads.
  '@media': { 'screen and (width < 23.5em)': { flexBasis: '100%' } },
});

uiGlobal(`${price}[data-secondary] [data-part="price"]`, { fontSize: '1.375rem' });

export const detail = uiStyle({
  flexBasis: '100%',
  fontSize: vars.fontSize.small,
  textWrap: 'balance',
  color: vars.color.textMuted,
});

export const action = uiStyle({
  ...part(3),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: `${vars.space[2]} ${vars.space[5]}`,
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
});
uiGlobal(`${action} > :first-child`, { flex: '1 1 8rem' });

export const secondaryAction = uiStyle({ '@media': { [media.print]: { display: 'none' } } });

export const body = uiStyle({
  ...part(4),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  '@media': { [media.print]: { paddingBlockEnd: vars.space[3] } },
});

export const subheading = uiStyle({
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: 'normal',
});

export const content = uiStyle({ display: 'contents' });

export const remark = uiStyle({ color: vars.color.textMuted, textWrap: 'pretty' });

export const facts = uiStyle({
  ...part(5),
  marginInline: inset,
  padding: `${vars.space[4]} 0`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  lineHeight: vars.lineHeight.snug,
});

uiGlobal(`:is(${price}, ${facts} > div) > *`, { maxWidth: '100%', overflowWrap: 'break-word' });

uiGlobal(`:is(${price}, ${facts} > div)`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});
uiGlobal(`${facts} > * + *`, { marginBlockStart: vars.space[1] });
uiGlobal(`${facts} dt`, { color: vars.color.textMuted });
uiGlobal(`${facts} dd`, { fontWeight: 600 });
