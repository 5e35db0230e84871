import { media, vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { terms } from '../../print/print.css.ts';
import { besideHeading, levelWithTier } from './Tiers.css.ts';

const printed = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media.print]: rule } });

/** The comparison and its notes. */
export const compared = style({
  '@media': { [media.print]: { display: 'grid', grid: `auto / ${besideHeading} 1fr` } },
});

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
  fontWeight: 400,
  lineHeight: vars.lineHeight.tight,
  color: vars.color.textMuted,
});
