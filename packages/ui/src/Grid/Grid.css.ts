import type { GlobalStyleRule } from '@vanilla-extract/css';
import { body, root as card, facts, rows } from '../OfferCard/OfferCard.css.ts';
import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

const gap = vars.space[5];
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const twoColumns = `screen and ${media.md} and (width < 64em), ${media.print}`;

export const root = uiStyle({
  display: 'grid',
  columnGap: gap,
  // Offsets the last row's margins. Margins space the rows, because `rowGap` would also separate a card's parts.
  marginBlockEnd: `calc(-1 * ${gap})`,
  '@media': { [`${media.md}, ${media.print}`]: columns(2) },
  selectors: {
    '&[data-columns="3"]': { '@media': { [`screen and ${media.lg}`]: columns(3) } },
    '&[data-columns="4"]': { '@media': { [`screen and ${media.xl}`]: columns(4) } },
  },
});

uiGlobal(`${root} > *`, { marginBlockEnd: gap });
uiGlobal(`${root} > ${card}`, { gridRow: `span ${rows}`, gridTemplateRows: 'subgrid' });

// Matches the first of an odd number of cards, which spans two columns with its items beside its prices.
const across = `${root}[data-odd] > ${card}:first-child`;

const inTwoColumns = (selector: string, rule: GlobalStyleRule) =>
  uiGlobal(selector, { '@media': { [twoColumns]: rule } });

inTwoColumns(across, {
  gridColumn: '1 / -1',
  gridRow: 'auto',
  gridTemplate: `repeat(${rows - 2}, auto) 1fr auto / repeat(2, minmax(0, 1fr))`,
});
inTwoColumns(`${across} > ${body}`, {
  gridArea: `1 / 2 / ${rows} / 3`,
  // Keeps the line clear of the card's edge and of the facts.
  marginBlock: vars.space[5],
  paddingBlock: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
});
inTwoColumns(`${across} > ${facts}`, { gridColumn: '1 / -1' });
