import { headlineLink, headlineLinkArea, stickyHeader } from '../Item/Item.css.ts';
import { priceRow } from '../Price/Price.css.ts';
import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  width: '100%',
  // Equal columns, however long their values. Collapsed borders would not stick with the header.
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
  // Landscape, it fits one page.
  '@media': { [media.print]: { fontSize: '8.5pt', lineHeight: 1.1 } },
});

uiGlobal(`${root} :is(th, td)`, {
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'break-word',
  '@media': { [media.print]: { paddingBlock: '0.25pt' } },
});
uiGlobal(`${root} tr > :first-child`, { paddingInlineStart: 0 });

// As a whole, however many lines a header has.
uiGlobal(`${root} thead`, {
  ...stickyHeader,
  backgroundColor: vars.color.canvas,
  '@media': { ...stickyHeader['@media'], [media.shortWindow]: { position: 'static' } },
});
uiGlobal(`${root} thead th[scope="col"]`, {
  // Only the names, where the window is short.
  '@media': { [media.shortWindow]: stickyHeader },
  // Visible in forced colours only, where backgrounds are removed.
  borderBlockEndColor: 'transparent',
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.subtitle,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  // Where it sticks it is in its place: a link to it scrolls nothing.
  scrollMarginBlockStart: `calc(-1 * ${vars.space[4]})`,
});
uiGlobal(`${root} thead th[scope="col"]:first-child`, {
  width: '27%',
  borderBlockEndColor: vars.color.line,
  backgroundColor: vars.color.canvas,
  fontSize: vars.fontSize.small,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
});

// Five columns on a tablet are narrow.
const many = `${root}:has(thead th:nth-child(6))`;
uiGlobal(`${many} :is(th, td)`, { paddingInlineEnd: 0 });
uiGlobal(`${many} thead th[scope="col"]:not(:first-child)`, { fontSize: vars.fontSize.lead });

// Beside its value, where rows are low.
uiGlobal(`${root} td[data-share]::after`, {
  '@media': {
    [media.print]: {
      float: 'inline-end',
      inlineSize: '2rem',
      marginBlockStart: '0.5em',
    },
  },
});

uiGlobal(`${root} th[scope="row"]`, {
  fontWeight: 500,
  // Around what a finger hits.
  '@media': { [media.coarsePointer]: { position: 'relative' } },
});
uiGlobal(`${root} td`, { fontWeight: 600 });
uiGlobal(`${root} th[scope="rowgroup"]`, {
  paddingBlockStart: vars.space[6],
  borderBlockEndColor: vars.color.lineStrong,
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.lead,
  fontWeight: 700,
  '@media': { [media.print]: { paddingBlockStart: '5pt', fontSize: 'inherit' } },
});

// No line under a group's last row: the space below separates it.
uiGlobal(`${root} tbody > :last-child > *`, { borderBlockEnd: 0 });

const hovered = `${root} tr:hover > :not(thead *, [scope="rowgroup"])`;
// A step towards the text: visible in both themes.
const tint = `color-mix(in oklab, ${vars.color.text} 5%, transparent)`;
uiGlobal(hovered, { '@media': { [media.canHover]: { backgroundColor: tint } } });
export const headline = uiStyle({});

uiGlobal(`${headline} > th`, {
  fontSize: vars.fontSize.small,
  fontWeight: 650,
  // Chromium does not align the baselines of a row that it lays out in pages.
  '@media': { [media.print]: { verticalAlign: 'middle' } },
});
uiGlobal(`${headline} > *`, {
  paddingBlock: vars.space[4],
  borderBlockEndColor: vars.color.lineStrong,
  '@media': { [media.print]: { paddingBlock: vars.space[1] } },
});
uiGlobal(`${headline} > td`, priceRow);
// What is focused or led to lands clear of the header, and of the headline.
uiGlobal(`${root} > :not(thead) a`, { scrollMarginBlockStart: '4.5rem' });
uiGlobal(`${root}:has(${headline}) > :not(thead) a`, { scrollMarginBlockStart: '9rem' });
uiGlobal(`${headline} :any-link`, headlineLink);
uiGlobal(`${headline} :any-link::before`, headlineLinkArea);

export const actions = uiStyle({ '@media': { [media.print]: { display: 'none' } } });

uiGlobal(`${actions} > *`, { paddingBlock: vars.space[5], borderBlockEnd: 0 });
