import { box, cardName } from '../Card/Card.css.ts';
import { anyMark } from '../Item/Item.css.ts';
import { headerColour, headlineLink, stickyHeader } from '../Item/tierHeader.css.ts';
import { priceRow } from '../Price/Price.css.ts';
import {
  labelText,
  media,
  stickyTopWithoutHeader,
  touchArea,
  uiGlobal,
  uiStyle,
  vars,
  whileHeaderIsAway,
} from '../theme/style.ts';

const inset = vars.space[4];

export const root = uiStyle({
  ...box,
  paddingBlockEnd: vars.space[2],
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const head = uiStyle({
  ...stickyHeader,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  // Covers the card's border.
  margin: '-1px',
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} ${inset}`,
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  '@media': {
    ...whileHeaderIsAway({ top: stickyTopWithoutHeader }),
    ...stickyHeader['@media'],
    // In a short window only the name sticks.
    [media.shortWindow]: { display: 'contents', position: 'static' },
    [media.forcedColors]: { border: '1px solid' },
  },
});

// Focus and link targets scroll clear of the header.
uiGlobal(`${root} > :not(${head}) a`, { scrollMarginBlockStart: '5.5rem' });

const strip = { marginInline: '-1px', paddingInline: inset, backgroundColor: headerColour };

export const name = uiStyle({
  ...cardName,
  '@media': {
    [media.shortWindow]: {
      ...strip,
      position: 'sticky',
      top: vars.size.stickyTop,
      zIndex: 1,
      paddingBlock: vars.space[1],
      fontSize: vars.fontSize.lead,
    },
    // In a window zoomed to 400 %, nothing sticks.
    '(height < 20rem)': { position: 'static' },
  },
});

export const headline = uiStyle({
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': {
    [media.shortWindow]: { ...strip, paddingBlockEnd: vars.space[2], textAlign: 'start' },
  },
});

uiGlobal(`${headline} > dt`, { fontSize: vars.fontSize.small });
// Leaves room for a link's focus ring.
uiGlobal(`${headline} > dd`, { ...priceRow, marginBlockStart: vars.space[1] });
uiGlobal(`${headline} :any-link`, headlineLink);
uiGlobal(`${headline} :any-link::before`, touchArea);
export const headerAction = uiStyle({
  '@media': {
    [media.print]: { display: 'none' },
    [media.shortWindow]: { ...strip, paddingBlockEnd: vars.space[2] },
  },
});
uiGlobal(`${headerAction} > a`, {
  display: 'inline-grid',
  alignItems: 'center',
  minHeight: vars.size.touchTarget,
  border: '1.5px solid',
  borderRadius: vars.radius.control,
  paddingInline: vars.space[3],
  ...labelText('body', 650),
  textDecoration: 'none',
});

// On a header's colour, only that header's text colour is readable.
uiGlobal(`${headline} ${anyMark}`, { color: 'inherit' });

export const summary = uiStyle({
  paddingBlockStart: vars.space[4],
  paddingInline: inset,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

/** Wraps the content below the items. */
export const slot = uiStyle({ paddingBlockStart: vars.space[4], paddingInline: inset });

export const action = uiStyle({
  display: 'grid',
  padding: inset,
  paddingBlockEnd: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});

export const group = uiStyle({
  marginInline: inset,
  paddingBlock: `${vars.space[5]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.fontSize.lead,
});

export const items = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  containerType: 'inline-size',
  marginInline: inset,
});

// In large text on a narrow screen, values stack below their terms.
const stacked = '(width < 12rem)';

uiGlobal(`${items} > *`, {
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'break-word',
  '@container': { [stacked]: { gridColumn: '1 / -1' } },
});
uiGlobal(`${items} > dt`, {
  position: 'relative',
  paddingInlineEnd: vars.space[3],
  '@container': { [stacked]: { paddingBlockEnd: 0, borderBlockEnd: 0 } },
});
uiGlobal(`${items} > dd`, {
  textAlign: 'end',
  fontWeight: 600,
  '@container': { [stacked]: { paddingBlockStart: 0, textAlign: 'start' } },
});
uiGlobal(`${items} > :nth-last-child(-n + 2)`, { borderBlockEnd: 0 });
// Aligns the track with the end of its value.
uiGlobal(`${items} > dd[data-share]::after`, { marginInlineStart: 'auto' });
