import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { priceType } from '../Price/Price.css.ts';
import { headerColor } from '../TierCard/TierCard.css.ts';
import { media, uiGlobal, uiStyle, vars, zIndex } from '../theme/style.ts';
import { tintOf } from '../theme/tokens.ts';

export const root = uiStyle({ containerType: 'inline-size', width: '100%' });

/** The first column's width while the others scroll. Leaves phones room for two more columns and part of a third. */
const firstColumn = 'min(12rem, 38cqi)';

/**
 * A toggle: a space while the columns scroll, otherwise unset. Declarations that use an unset variable do not apply.
 * While the toggle is unset, the variables in `scrolled` are therefore unset too, and their fallbacks apply.
 */
const scrolls = createVar();
const scrolled = {
  columnWidth: createVar(),
  itemsWidth: createVar(),
  overflowWrap: createVar(),
  tableWidth: createVar(),
  top: createVar(),
};

export const region = uiStyle({
  vars: {
    [scrolled.columnWidth]: `${scrolls} auto`,
    [scrolled.itemsWidth]: `${scrolls} ${firstColumn}`,
    [scrolled.overflowWrap]: `${scrolls} break-word`,
    [scrolled.tableWidth]: `${scrolls} max-content`,
    [scrolled.top]: `${scrolls} 0px`,
  },
  overflow: `${scrolls} auto`,
  overflowWrap: fallbackVar(scrolled.overflowWrap, 'anywhere') as 'anywhere',
  maxHeight: `${scrolls} calc(100svh - ${vars.size.stickyTop})`,
  // Keeps focused elements clear of the sticky first column.
  scrollPaddingInlineStart: firstColumn,
  // Contains the absolutely positioned hidden text, which would otherwise widen the page.
  '@media': { screen: { position: 'relative' } },
});

/** The number of columns. Unset for more than six columns, which always scroll. */
const columnCount = createVar();
for (let count = 1; count <= 6; count++) {
  uiGlobal(`${root}[data-columns="${count}"]`, { vars: { [columnCount]: `${count}` } });
}
/** Returns a selector for roots with at least `columns` columns. Relies on `data-columns` being 7 at most. */
const atLeast = (columns: 5 | 6 | 7) => {
  const counts = [5, 6, 7].filter((count) => count >= columns);
  return `:where(${root}):is(${counts.map((count) => `[data-columns="${count}"]`)})`;
};

// Columns scroll only if they or the headline's figures do not fit, because a header in a scroll container does not
// stick below the page's bars. The limit of 43rem lets four columns fit a tablet with a classic scrollbar.
const scroll = { vars: { [scrolls]: ' ' } };
const scrollBelow = (width: string, selector: string) =>
  uiGlobal(selector, {
    '@media': { screen: { '@container': { [`(width < ${width})`]: scroll } } },
  });
scrollBelow('43rem', region);
scrollBelow('53rem', `${atLeast(5)} ${region}`);
scrollBelow('64rem', `${atLeast(6)} ${region}`);
uiGlobal(`:is(${atLeast(7)} ${region}, ${region}[data-overflows])`, {
  '@media': { screen: scroll },
});

// Draws a shadow at the edge while more columns follow. A canvas-coloured gradient scrolls with the
// columns and covers the shadow at their end.
const shadow = `color-mix(in oklab, ${vars.color.text} 24%, transparent)`;
const edge = (towards: string, place: string) =>
  `linear-gradient(to ${towards}, ${vars.color.canvas} 1rem, transparent) ${place} / 3rem 100% no-repeat local, ` +
  `linear-gradient(to ${towards}, ${shadow}, transparent) ${place} / 0.75rem 100% no-repeat`;
uiGlobal(`${region}[tabindex]`, { background: edge('left', '100% 0') });
uiGlobal(`${region}[tabindex]:dir(rtl)`, { background: edge('right', '0 0') });
// Draws a shadow at the bottom, over the cells, while more rows follow. Needs scroll-driven animations.
uiGlobal(`${region}[tabindex]::after`, {
  content: '""',
  position: 'sticky',
  inset: 'auto auto 0 0',
  zIndex: zIndex.tableCorner,
  display: 'block',
  blockSize: '1rem',
  marginBlockStart: '-1rem',
  pointerEvents: 'none',
  opacity: 0,
  background: `linear-gradient(to top, ${shadow}, transparent)`,
  animation: `${keyframes({ '0%, 95%': { opacity: 1 } })} linear`,
  animationTimeline: 'scroll()',
});

/** A hovered row's tint. Unset in other rows, where declarations that use this variable do not apply. */
const tint = createVar();
const reach = createVar();

export const table = uiStyle({
  vars: { [reach]: vars.space[3] },
  selectors: { '&:dir(rtl)': { vars: { [reach]: `calc(-1 * ${vars.space[3]})` } } },
  width: fallbackVar(scrolled.tableWidth, '100%'),
  minWidth: '100%',
  // Separate borders stick with the header; collapsed ones do not.
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  // Fits about thirty rows on a landscape A4 page.
  '@media': { [media.print]: { tableLayout: 'fixed', fontSize: '7.5pt', lineHeight: 1.1 } },
});

uiGlobal(`${table} :is(th, td)`, {
  padding: `0.625rem ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': {
    [media.coarsePointer]: { paddingBlock: vars.space[3] },
    [media.print]: { paddingBlock: '0.75pt 0.25pt' },
    screen: { '@container': { '(width < 58rem)': { paddingInline: vars.space[2] } } },
  },
});
// Extends the hovered row's tint past the row's edges, because the text begins at the edge.
uiGlobal(`${table} tr > :first-child`, {
  paddingInlineStart: 0,
  boxShadow: `calc(-1 * ${reach}) 0 ${tint}`,
});
uiGlobal(`${table} tr > :last-child`, { boxShadow: `${reach} 0 ${tint}` });
uiGlobal(`${table} tr`, { '@media': { [media.print]: { breakInside: 'avoid' } } });

// Makes columns equally wide, unless a word or a figure in the header needs more room.
uiGlobal(`${table} thead`, { overflowWrap: 'break-word' });
uiGlobal(`${table} thead th[scope="col"]`, {
  width: fallbackVar(
    scrolled.columnWidth,
    `calc((100% - ${vars.size.itemsColumn}) / ${columnCount})`,
  ),
  '@media': {
    screen: {
      position: 'sticky',
      top: fallbackVar(scrolled.top, vars.size.stickyTop),
      zIndex: zIndex.tableHead,
      // In a table, this height is a minimum: two lines take a little more.
      height: '2.75rem',
      paddingBlock: '0.375rem',
      verticalAlign: 'bottom',
    },
  },
  // This border is visible only in forced colours, which replace `transparent` and remove backgrounds.
  borderBlockEndColor: 'transparent',
  paddingBlock: vars.space[1],
  fontFamily: vars.font.brand,
  fontSize: `clamp(${vars.fontSize.body}, 0.125rem + 1.95vw, 1.375rem)`,
  // Overrides the print styles' smaller line height.
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.01em',
  // Offsets the page's scroll padding, so that a link to a stuck header does not scroll the page.
  scrollMarginBlockStart: `calc(-1 * ${vars.space[4]})`,
});
uiGlobal(`${table} thead th[scope="col"]:first-child`, {
  zIndex: zIndex.tableCorner,
  backgroundColor: vars.color.canvas,
  fontSize: vars.fontSize.body,
  '@media': { [media.print]: { fontSize: 'inherit' } },
  fontWeight: 400,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
});

// Draws a line below the first header cell, except above a visible headline.
uiGlobal(`${table} thead > :is([data-headline-away] *, :only-child) > th:first-child`, {
  borderBlockEndColor: vars.color.line,
});

// Raises the first cell's smaller text to the baseline of the columns' names.
uiGlobal(`${table} thead > :first-child:not([data-headline-away] *) > th:first-child`, {
  '@media': { [`screen and ${media.lg}`]: { paddingBlockEnd: '0.5rem' } },
});

uiGlobal(`${atLeast(5)} ${table} :is(th, td)`, { paddingInlineEnd: 0 });

uiGlobal(`${table} th[scope="row"]`, { fontWeight: 400, color: vars.color.textMuted });
uiGlobal(`${table} td`, { width: 'min(9rem, 29cqi)' });

// Keeps the first column in place. `sticky` also makes its cells the containing blocks of note links' touch targets.
uiGlobal(`${table} :is([scope^="row"], thead [scope="col"]:first-child)`, {
  insetInlineStart: 0,
  width: fallbackVar(scrolled.itemsWidth, vars.size.itemsColumn),
  borderInlineEnd: `${scrolls} 1px solid ${vars.color.line}`,
  '@media': { screen: { position: 'sticky' } },
});
uiGlobal(`${table} [scope^="row"]`, {
  zIndex: zIndex.raised,
  backgroundColor: `${scrolls} ${vars.color.canvas}`,
});
uiGlobal(`${table} [data-part="details"] + tbody > tr:first-child > th`, {
  '@media': { screen: { paddingBlockStart: vars.space[2] } },
});
const headingRow = '[data-part="group"] > :first-child';
uiGlobal(`${table} ${headingRow} > *`, { borderBlockEndColor: vars.color.lineStrong });
uiGlobal(`${table} ${headingRow} > th`, {
  paddingBlockStart: vars.space[6],
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  '@media': { [media.print]: { paddingBlockStart: '6pt', fontSize: 'inherit' } },
});

// A group's last row has no line, because the next group's heading has space above it.
uiGlobal(`${table} tbody > :last-child > *`, { borderBlockEnd: 0 });

export const headline = uiStyle({});

uiGlobal(`tr${headline} > *`, {
  borderBlock: 0,
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
});
uiGlobal(`${headline} > th`, {
  paddingBlockEnd: vars.space[2],
  // Chromium does not align a row's baselines in paged layout.
  '@media': { [media.print]: { verticalAlign: 'bottom', paddingBlockEnd: '5.5pt' } },
});
uiGlobal(`${headline} > td`, {
  ...priceType,
  paddingBlock: '0.375rem 0.5rem',
  fontSize: 'clamp(1.375rem, 0.5rem + 1.8vw, 1.75rem)',
  '@media': {
    screen: {
      // Fits a six-digit amount, 4.6em wide, in each column. The columns share about 77 % of the width.
      fontSize: `clamp(1.375rem, (77cqi / ${fallbackVar(columnCount, '7')} - ${vars.space[5]}) / 4.6, 2.5rem)`,
    },
    [media.print]: { fontSize: '16pt' },
  },
});

const rising = `${root}[data-rising]`;
uiGlobal(`${rising} ${table}`, { '@media': { screen: { marginBlockStart: vars.size.rise } } });
// Draws the steps above the headers, so that the page's bars hide them while the header sticks.
for (let columnsAfter = 1; columnsAfter < 6; columnsAfter++) {
  uiGlobal(`${rising} thead [data-part="header"]:nth-last-child(${columnsAfter + 1})::before`, {
    '@media': {
      screen: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        // Overlaps the header by a pixel, because fractions of a pixel could leave a gap.
        insetBlockEnd: 'calc(100% - 1px)',
        blockSize: `calc(1px + ${columnsAfter} * ${vars.size.rise} / (${columnCount} - 1))`,
        backgroundColor: headerColor,
      },
    },
  });
}
uiGlobal(`${rising} thead [data-part="header"]`, { '@media': { screen: { borderBlockStart: 0 } } });

const inHeader = `${table} thead [data-text]`;

uiGlobal(inHeader, {
  float: 'inline-end',
  marginBlockStart: '0.1em',
  fontSize: vars.fontSize.body,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { display: 'none' } },
});
const away = '[data-headline-away]';
uiGlobal(`${away} ${inHeader}::after`, { content: 'attr(data-text)' });
uiGlobal(`${away} ${table} thead th[scope="col"]`, { fontSize: vars.fontSize.lead });
// Puts the price below the name in narrow columns, in small type that keeps the header's height.
const belowName = {
  [`${away} ${inHeader}`]: { float: 'none', display: 'block', margin: 0 },
  [`${away} ${table} thead th[scope="col"]`]: {
    paddingBlock: vars.space[1],
    fontSize: vars.fontSize.small,
    lineHeight: 1.2,
  },
} as const;
for (const [selector, rule] of Object.entries(belowName)) {
  uiGlobal(selector, { '@media': { screen: { '@container': { '(width < 58rem)': rule } } } });
  uiGlobal(`${atLeast(5)} ${selector}`, { '@media': { screen: rule } });
}
uiGlobal(`${table} > :not(thead) *`, { scrollMarginBlockStart: '5rem' });

/** A column's background below its header. Columns without a colour have none. */
export const tinted = uiStyle({ backgroundColor: tintOf(vars.color.header) });

export const details = uiStyle({});
uiGlobal(`${details} td`, { fontSize: vars.fontSize.small });
// Aligns the label's baseline with that of the values, whose text is smaller.
uiGlobal(`${details} tr:first-child > th`, { '@media': { screen: { lineHeight: 0.95 } } });

// Aligns the last lines of a row's values, whether they have one line or two.
uiGlobal(`${details} tr:not(:last-child) > td`, { verticalAlign: 'bottom' });
uiGlobal(`${details} tr + tr > *`, { paddingBlockStart: 0 });
uiGlobal(`${details} tr:not(:last-child) > *`, { borderBlockEnd: 0 });
uiGlobal(`${details} tr > *`, {
  '@media': { [media.print]: { paddingBlockStart: '2pt', fontSize: 'inherit' } },
});

// Matches the cells outside item rows, because only item rows are tinted on hover.
const hoverless = `thead *, ${details} *, ${headingRow} *`;
// Tints with the text's colour, which suits both themes. Uses an image, as cells may have a background colour.
uiGlobal(`${table} tr:hover > :not(${hoverless})`, {
  '@media': {
    [media.canHover]: {
      vars: { [tint]: `color-mix(in oklab, ${vars.color.text} 6%, transparent)` },
      backgroundImage: `linear-gradient(${tint} 0 0)`,
    },
  },
});
