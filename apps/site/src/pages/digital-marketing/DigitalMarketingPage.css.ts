import { marketingGroups, marketingTiers } from '@agency/pricing-data';
import { media, vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { amounts } from '../../offers/PriceAmounts.css.ts';
import { terms } from '../../print/print.css.ts';
import { besideHeading, levelWithTier } from './Tiers.css.ts';

const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

/** The comparison and its notes. */
export const compared = style({
  '@media': { [media.print]: { display: 'grid', grid: `auto / ${besideHeading} 1fr` } },
});

const rows = marketingGroups.reduce((sum, { items }) => sum + items.length, 0);
const columns = marketingTiers.length;

/**
 * Fits the table onto one printed page, as far as it stays readable; a longer one goes on with its
 * header on another. Its height and that of its rows and groups are in px, as measured.
 */
const fitsPage = (pricesHeight: number) => {
  // More than four columns are narrow.
  const wraps = columns > 4 ? 25 * columns - 70 : 0;
  const height = 34 + pricesHeight + rows * 14.95 + marketingGroups.length * 20.2 + wraps;
  return { zoom: Math.max(0.8, Math.min(1, 540 / height)) };
};
printed(compared, fitsPage(columns > 4 ? 57 : 40));
printed(`${compared}:has(${amounts})`, fitsPage(columns > 4 ? 103 : 60));

globalStyle(`${compared} > ${terms}`, { ...levelWithTier, marginBlockStart: vars.space[3] });

// vanilla-extract's types lack `@page`; it emits the rule unchanged.
globalStyle('@page landscape', { size: 'A4 landscape', margin: '8mm 14mm' } as GlobalStyleRule);
// Set on `body`: a change of the page name inside it would cause a page break.
// biome-ignore lint/plugin: only in print.
printed(`body:has(${compared})`, { page: 'landscape' });

/** The tier in view, below the bottom bar's words. */
export const inView = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  fontWeight: 500,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.textMuted,
});
