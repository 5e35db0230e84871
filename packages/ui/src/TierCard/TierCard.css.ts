import type { StyleRule } from '@vanilla-extract/css';
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
  zIndex,
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
      zIndex: zIndex.raised,
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginInline: inset,
  paddingBlock: `${vars.space[5]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  fontSize: vars.fontSize.lead,
  overflowWrap: 'anywhere',
});

const light = 'calc(100% / 12)';

// The lights of a group: its track, larger and cut into twelve.
uiGlobal(`${root} > ${group}[data-share]::after`, {
  blockSize: '0.625rem',
  inlineSize: '6rem',
  marginBlockStart: 0,
  maskImage: `repeating-linear-gradient(to right, #000 0 calc(${light} - 2px), transparent 0 ${light})`,
});

export const items = uiStyle({
  display: 'grid',
  // Two columns of items, each label above its value.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'row dense',
  columnGap: vars.space[4],
  containerType: 'inline-size',
  marginInline: inset,
});

const odd = `${items} > :nth-of-type(odd)`;

// In large text on a narrow screen, items stand below each other.
const inColumns = (rule: StyleRule) => ({ '@container': { '(width >= 12rem)': rule } });

uiGlobal(`${items} > *`, { gridColumn: '1 / -1', overflowWrap: 'break-word' });
uiGlobal(odd, inColumns({ gridColumn: '1' }));
uiGlobal(`${items} > :nth-of-type(even)`, inColumns({ gridColumn: '2' }));
uiGlobal(`${odd}:last-of-type`, inColumns({ gridColumn: '1 / -1' }));

uiGlobal(`${items} > dt`, {
  position: 'relative',
  paddingBlockStart: vars.space[2],
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});
// A note's touch target may reach over the value below.
uiGlobal(`${items} > dt > a::before`, {
  insetBlockEnd: `min(0px, 100% - ${vars.size.touchTarget})`,
});
uiGlobal(`${items} > dd`, {
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.lead,
  fontWeight: 600,
});
// No line under a group's last row.
uiGlobal(`${items} > :last-of-type`, { borderBlockEnd: 0 });
uiGlobal(`${odd}:nth-last-of-type(2)`, inColumns({ borderBlockEnd: 0 }));
