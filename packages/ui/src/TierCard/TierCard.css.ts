import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { priceType } from '../Price/Price.css.ts';
import {
  cardBox,
  cardName,
  media,
  openIn,
  touchArea,
  uiGlobal,
  uiStyle,
  uiVariants,
  vars,
} from '../theme/style.ts';
import { type TierColor, textOnTier, tierColors, tintOf } from '../theme/tokens.ts';

const { color } = vars;

export const headerColor = fallbackVar(color.header, color.surfaceSunken);
const onHeaderColor = fallbackVar(color.onHeader, color.text);

export const header = uiStyle({
  borderBlockStart: `1px solid color-mix(in oklab, ${headerColor} 65%, ${color.onInverseSurface})`,
  backgroundColor: headerColor,
  color: onHeaderColor,
  // Replaces the page's colours, which have too little contrast on some headers.
  vars: {
    [color.focusRing]: onHeaderColor,
    [color.textMuted]: onHeaderColor,
  },
  printColorAdjust: 'exact',
});

export const tier = uiVariants(
  Object.fromEntries(
    tierColors.map((each) => [
      each,
      {
        vars: { [color.header]: color[each], [color.onHeader]: color[textOnTier(each)] },
        // Mixes hairlines from the text's colour, because the usual grey hardly shows on a tint.
        '@media': {
          [`not ${media.moreContrast}`]: {
            vars: { [color.line]: `color-mix(in oklab, ${color.text} 13%, transparent)` },
          },
        },
      },
    ]),
  ) as Record<TierColor, StyleRule>,
);

// Shrinks if large text on a narrow screen needs the width.
const inset = `min(${vars.space[4]}, 5vw)`;

const allOpen = `${media.print}, ${media.noScript}`;

const tint = createVar();

export const root = uiStyle({
  ...cardBox,
  // Without a header colour, the tint is invalid and the surface shows.
  vars: { [tint]: tintOf(color.header) },
  backgroundColor: fallbackVar(tint, color.surface),
  containerType: 'inline-size',
  paddingBlockEnd: vars.space[1],
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const head = uiStyle(header, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  // Covers the card's border.
  margin: '-1px',
  padding: `${vars.space[3]} ${inset}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const name = uiStyle(cardName);

export const headline = uiStyle({
  minWidth: 0,
  marginInlineStart: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'end',
});

uiGlobal(`${headline} > dt`, { fontSize: vars.fontSize.small });
uiGlobal(`${headline} > dd`, {
  ...priceType,
  marginBlockStart: vars.space[1],
  fontSize: 'clamp(1.375rem, 7vw, 1.75rem)',
});

// Gives a touch target to a link that replaces a price.
uiGlobal(`${headline} :any-link`, { position: 'relative' });
uiGlobal(`${headline} :any-link::before`, touchArea);

export const summary = uiStyle({
  padding: `${vars.space[3]} ${inset} ${vars.space[2]}`,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const slot = uiStyle({ paddingBlockStart: vars.space[4], paddingInline: inset });

export const actions = uiStyle({
  display: 'grid',
  padding: inset,
  paddingBlockEnd: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});

export const disclosure = uiStyle({ selectors: openIn(allOpen) });

export const toggle = uiStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  paddingInlineEnd: 'min(1.75rem, 6vw)',
  gap: vars.space[1],
  minHeight: vars.size.touchTarget,
  marginInline: inset,
  paddingBlock: '0.625rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  selectors: {
    'summary&': { cursor: 'pointer' },
    'summary&:hover': { '@media': { [media.canHover]: { textDecoration: 'underline' } } },
    '&::-webkit-details-marker': { display: 'none' },
  },
});

// The header's edge replaces the first group's line.
uiGlobal(`${head} + * > ${toggle}`, { borderBlockStartColor: 'transparent' });

export const toggleHeading = uiStyle({ fontSize: vars.fontSize.body, color: vars.color.text });

/** A heading above values or 'Not included'. An open group hides the values, which its items repeat. */
export const withValues = uiStyle({});
uiGlobal(`${withValues} > ${toggleHeading}`, { flexBasis: '100%' });
// Hides the values by font size, because they are bare text: elements around them would slow layout.
uiGlobal(`[open] > ${withValues}`, { fontSize: 0 });

export const chevron = uiStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(50% - 0.5 * ${vars.fontSize.small})`,
  width: vars.fontSize.small,
  height: vars.fontSize.small,
  '@media': { [media.noScript]: { display: 'none' } },
});

const wide = '(width >= 14rem)';

export const items = uiStyle({
  marginInline: inset,
  paddingBlockEnd: vars.space[1],
  // Keeps the heading visible when a link scrolls to the items.
  scrollMarginBlockStart: vars.size.touchTarget,
  // The card is the container, as a container in each group would slow down phones.
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)' },
  },
});

uiGlobal(`${items} > *`, {
  paddingBlock: vars.space[2],
  overflowWrap: 'break-word',
  // Makes room for a note's touch target.
  '@media': { [media.coarsePointer]: { paddingBlock: vars.space[3] } },
});
const line = { borderBlockStart: `1px solid ${vars.color.line}` };
uiGlobal(`${items} > dd + dt`, line);
uiGlobal(`${items} > dt + dd:not(:nth-child(2))`, { '@container': { [wide]: line } });
uiGlobal(`${items} > dt`, {
  position: 'relative',
  // Lets the column break a word that is wider than half the card.
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.body,
  color: vars.color.textMuted,
});
uiGlobal(`${items} > dd`, { paddingInlineStart: vars.space[4], fontWeight: 600, textAlign: 'end' });
