import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { priceType } from '../Price/Price.css.ts';
import { headerColor } from '../TierCard/TierCard.css.ts';
import { media, uiGlobal, uiStyle, vars, zIndex } from '../theme/style.ts';

export const root = uiStyle({ containerType: 'inline-size', width: '100%' });

/** The first column's width beside scrolling columns: a phone shows two and part of a third. */
const firstColumn = 'min(12rem, 38cqi)';

/**
 * A space while the columns scroll, otherwise invalid, so that a declaration that contains it applies only then.
 * Where that should have another value otherwise, a variable contains it, and falls back to that value.
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
  // A long word breaks rather than widen its column.
  overflowWrap: fallbackVar(scrolled.overflowWrap, 'anywhere') as 'anywhere',
  maxHeight: `${scrolls} calc(100svh - ${vars.size.stickyTop})`,
  // Keeps focused elements clear of the sticky first column.
  scrollPaddingInlineStart: firstColumn,
  // Contains the absolutely positioned hidden text, which would widen the page.
  '@media': { screen: { position: 'relative' } },
});

/** The number of columns, up to six: more always scroll. */
const columnCount = createVar();
for (let count = 1; count <= 6; count++) {
  uiGlobal(`${root}[data-columns="${count}"]`, { vars: { [columnCount]: `${count}` } });
}
/** A root of at least so many columns; the attribute says 7 for more. `:has()` would be slower on changes. */
const atLeast = (columns: 5 | 6 | 7) => {
  const counts = [5, 6, 7].filter((count) => count >= columns);
  return `:where(${root}):is(${counts.map((count) => `[data-columns="${count}"]`)})`;
};

// Columns scroll only if they, or the headline's figures, do not fit: inside a scroll container the header
// cannot stick below the page's bars. Four fit a tablet with a classic scrollbar, five and six need more width,
// seven or more always scroll. The container is at most as high as the window, so that the header sticks inside it.
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

// A shadow at the edge while there is more to scroll to: a canvas-coloured gradient scrolls with
// the columns and covers the shadow at their end.
const shade = `color-mix(in oklab, ${vars.color.text} 24%, transparent)`;
const edge = (towards: string, place: string) =>
  `linear-gradient(to ${towards}, ${vars.color.canvas} 1rem, transparent) ${place} / 3rem 100% no-repeat local, ` +
  `linear-gradient(to ${towards}, ${shade}, transparent) ${place} / 0.75rem 100% no-repeat`;
uiGlobal(`${region}[tabindex]`, { background: edge('left', '100% 0') });
uiGlobal(`${region}[tabindex]:dir(rtl)`, { background: edge('right', '0 0') });
// At the bottom it lies over the cells' own backgrounds, where browsers can tell that more rows follow.
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
  background: `linear-gradient(to top, ${shade}, transparent)`,
  animation: `${keyframes({ '0%, 95%': { opacity: 1 } })} linear`,
  animationTimeline: 'scroll()',
});

/** The tint of a hovered row, otherwise invalid. */
const tint = createVar();
/** How far it extends past the row's end. */
const reach = createVar();

export const table = uiStyle({
  vars: { [reach]: vars.space[3] },
  selectors: { '&:dir(rtl)': { vars: { [reach]: `calc(-1 * ${vars.space[3]})` } } },
  width: fallbackVar(scrolled.tableWidth, '100%'),
  minWidth: '100%',
  // Collapsed borders would not stick with the header.
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  // About thirty rows fit a landscape A4 page; a longer table goes on with its header on another.
  '@media': { [media.print]: { tableLayout: 'fixed', fontSize: '7.5pt', lineHeight: 1.1 } },
});

uiGlobal(`${table} :is(th, td)`, {
  padding: `0.625rem ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': {
    [media.coarsePointer]: { paddingBlock: vars.space[3] },
    [media.print]: { paddingBlock: '0.5pt' },
    // Leaves words in narrow columns more room.
    screen: { '@container': { '(width < 58rem)': { paddingInline: vars.space[2] } } },
  },
});
// The hovered row's tint extends past its edges, at which its text begins.
uiGlobal(`${table} tr > :first-child`, {
  paddingInlineStart: 0,
  boxShadow: `calc(-1 * ${reach}) 0 ${tint}`,
});
uiGlobal(`${table} tr > :last-child`, { boxShadow: `${reach} 0 ${tint}` });
uiGlobal(`${table} tr`, { '@media': { [media.print]: { breakInside: 'avoid' } } });

// Columns are equally wide, unless a word or a figure in the head needs more.
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
      // Two lines take a little more.
      height: '2.75rem',
      paddingBlock: `${vars.space[1]} ${vars.space[2]}`,
      verticalAlign: 'bottom',
    },
  },
  // Visible only in forced colours, which remove backgrounds.
  borderBlockEndColor: 'transparent',
  paddingBlock: vars.space[1],
  fontFamily: vars.font.brand,
  fontSize: `clamp(${vars.fontSize.body}, 0.5625rem + 0.78vw, ${vars.fontSize.lead})`,
  // In print, too, where the rows' lines are closer.
  lineHeight: vars.lineHeight.snug,
  letterSpacing: '-0.01em',
  // A link to a sticking header must not scroll the page.
  scrollMarginBlockStart: `calc(-1 * ${vars.space[4]})`,
});
uiGlobal(`${table} thead th[scope="col"]:first-child`, {
  zIndex: zIndex.tableCorner,
  backgroundColor: vars.color.canvas,
  fontSize: vars.fontSize.small,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
});

// No line before the headline.
uiGlobal(`${table} thead > :is([data-headline-away] *, :only-child) > th:first-child`, {
  borderBlockEndColor: vars.color.line,
});

// Five columns are narrow.
uiGlobal(`${atLeast(5)} ${table} :is(th, td)`, { paddingInlineEnd: 0 });

uiGlobal(`${table} th[scope="row"]`, { fontWeight: 400, color: vars.color.textMuted });
uiGlobal(`${table} td`, { width: 'min(9rem, 29cqi)' });

// Sticks beside the scrolling columns, and is the containing block of a note link's touch target.
uiGlobal(`${table} :is([scope="row"], thead [scope="col"]:first-child)`, {
  insetInlineStart: 0,
  width: fallbackVar(scrolled.itemsWidth, vars.size.itemsColumn),
  borderInlineEnd: `${scrolls} 1px solid ${vars.color.line}`,
  '@media': { screen: { position: 'sticky' } },
});
uiGlobal(`${table} [scope="row"]`, {
  zIndex: zIndex.raised,
  backgroundColor: `${scrolls} ${vars.color.canvas}`,
});
uiGlobal(`${table} [data-part="details"] + tbody > tr:first-child > th`, {
  '@media': { screen: { paddingBlockStart: vars.space[5] } },
});
uiGlobal(`${table} th[scope="rowgroup"]`, {
  paddingBlockStart: vars.space[6],
  borderBlockEndColor: vars.color.lineStrong,
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  '@media': { [media.print]: { paddingBlockStart: '4pt', fontSize: 'inherit' } },
});
// A group's heading stays in view while the columns scroll.
uiGlobal(`${table} [scope="rowgroup"] > span`, {
  '@media': {
    screen: {
      position: 'sticky',
      display: 'inline-block',
      insetInlineStart: 0,
      maxInlineSize: '100cqi',
    },
  },
});

// The space below a group's last row replaces its line.
uiGlobal(`${table} tbody > :last-child > *`, { borderBlockEnd: 0 });

export const headline = uiStyle({});

uiGlobal(`tr${headline} > *`, {
  borderBlock: 0,
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
});
uiGlobal(`${headline} > th`, {
  paddingBlockEnd: vars.space[2],
  fontSize: vars.fontSize.small,
  // Chromium does not align the baselines of a row in paged layout.
  '@media': { [media.print]: { verticalAlign: 'middle' } },
});
uiGlobal(`${headline} > td`, {
  ...priceType,
  paddingBlock: '0.375rem 0.625rem',
  fontSize: 'clamp(1.375rem, 0.5rem + 1.8vw, 1.75rem)',
  '@media': {
    screen: {
      // As large as six figures in each column allow.
      fontSize: `clamp(1.375rem, (77cqi / ${fallbackVar(columnCount, '7')} - ${vars.space[5]}) / 4.6, 2.5rem)`,
    },
    [media.print]: { fontSize: '16pt' },
  },
});

/** How far the first column's head rises above the last one's. */
const rise = createVar();
const rising = `${root}[data-rising]`;
uiGlobal(rising, {
  vars: { [rise]: vars.space[5] },
  '@media': {
    [media.lg]: { vars: { [rise]: vars.space[7] } },
    [media.xl]: { vars: { [rise]: vars.space[8] } },
  },
});
uiGlobal(`${rising} ${table}`, { '@media': { screen: { marginBlockStart: rise } } });
// While the header sticks, the steps are hidden behind the page's bars.
for (let columnsAfter = 1; columnsAfter < 6; columnsAfter++) {
  uiGlobal(`${rising} thead [data-part="header"]:nth-last-child(${columnsAfter + 1})::before`, {
    '@media': {
      screen: {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        // Leaves no gap at fractions of a pixel.
        insetBlockEnd: 'calc(100% - 1px)',
        blockSize: `calc(1px + ${columnsAfter} * ${rise} / (${columnCount} - 1))`,
        backgroundColor: headerColor,
      },
    },
  });
}
uiGlobal(`${rising} thead [data-part="header"]`, { '@media': { screen: { borderBlockStart: 0 } } });

const inHeader = `${table} thead [data-text]`;

// A headline's value in the sticky header, once the headline has scrolled away.
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
// In narrow columns the price is below the name, which is then small, in a header of the same height.
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
// Focus and link targets scroll clear of the header.
uiGlobal(`${table} > :not(thead) *`, { scrollMarginBlockStart: '5rem' });

/** The background of details, which form a block with names and headline. */
export const tinted = uiStyle({
  backgroundColor: `color-mix(in oklab, ${headerColor} 15%, ${vars.color.surface})`,
});

/** The background of a column's values. */
export const column = uiStyle({
  '@media': {
    [`screen and ${media.lg}`]: {
      backgroundColor: `color-mix(in oklab, ${headerColor} 8%, transparent)`,
      color: vars.color.text,
    },
  },
});

export const details = uiStyle({
  fontSize: vars.fontSize.small,
  textWrap: 'pretty',
  '@media': { [media.print]: { fontSize: 'inherit' } },
});

uiGlobal(`${details} tr > *`, { verticalAlign: 'top' });
// Its last parts align, whether others take one line or two.
uiGlobal(`${details} tr:not(:last-child) > td`, { verticalAlign: 'bottom' });
uiGlobal(`${details} tr + tr > *`, { paddingBlockStart: 0 });
uiGlobal(`${details} tr:not(:last-child) > *`, { borderBlockEnd: 0 });
// Keeps the tint clear of the headline's colour.
uiGlobal(`${details} td`, { '@media': { [media.print]: { paddingBlockStart: '2pt' } } });

export const actions = uiStyle({ '@media': { [media.print]: { display: 'none' } } });

// Only of items: the rows of a head have colours of their own.
const hoverless = `thead *, ${details} *, ${actions} *, [scope="rowgroup"]`;
// A tint of the text colour is visible in both themes. An image, as the first column may have a background colour.
uiGlobal(`${table} tr:hover > :not(${hoverless})`, {
  '@media': {
    [media.canHover]: {
      vars: { [tint]: `color-mix(in oklab, ${vars.color.text} 6%, transparent)` },
      backgroundImage: `linear-gradient(${tint} 0 0)`,
    },
  },
});

// While the columns scroll, each is as wide as its button's longest word.
uiGlobal(`${actions} > td > *`, { overflowWrap: 'break-word' });
