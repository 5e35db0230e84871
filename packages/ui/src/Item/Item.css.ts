import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { media, uiGlobal, uiStyle, uiVariants, vars } from '../theme/style.ts';
import type { TierColour } from '../theme/tokens.ts';

/** What every mark has. */
export const anyMark = uiStyle({});

/** A mark in place of a value. Its drawing has the colour of its text, in forced colours too. */
export const mark = uiVariants(
  {
    included: { display: 'inline-block', verticalAlign: '-0.125em', color: vars.color.positive },
    excluded: { color: vars.color.negative },
  },
  [anyMark],
);

export const noteLink = uiStyle({
  display: 'inline-grid',
  alignItems: 'center',
  // Large enough for a finger, without pushing the lines apart or wrapping by itself.
  minWidth: '1.5rem',
  height: '1.5rem',
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.75rem',
  paddingInlineStart: '0.25em',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1,
  verticalAlign: '0.3em',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': {
    [media.print]: { height: 'auto', fontSize: '0.8em' },
    [media.coarsePointer]: {
      selectors: {
        // As high as its row, whose cell is `position: relative`: never over a neighbour's.
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          width: vars.size.touchTarget,
          marginInlineStart: `calc((1.5rem - ${vars.size.touchTarget}) / 2 - 0.25em)`,
        },
      },
    },
  },
  // An outline is what forced colours draw.
  selectors: {
    '&:target:not(:focus-visible)': { outline: '1px solid transparent' },
    '&:target': { backgroundColor: vars.color.accentTint },
  },
});

/**
 * Draws a thin track under the values that have a share, filled that far. Attributes, as a strict
 * policy allows no style of an element's own.
 */
export const shares = uiStyle({});

const track = `${shares} [data-share]`;
const fill = 'calc(var(--share, 0) * 100% / 12)';

uiGlobal(`${track}::after`, {
  content: '""',
  display: 'block',
  blockSize: '3px',
  inlineSize: '100%',
  maxInlineSize: '6rem',
  marginBlockStart: vars.space[1],
  background: `linear-gradient(${vars.color.text} 0 0) 0 / ${fill} 100% no-repeat ${vars.color.track}`,
  printColorAdjust: 'exact',
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: `linear-gradient(CanvasText 0 0) 0 / ${fill} 100% no-repeat GrayText`,
    },
  },
});
uiGlobal(`${track}:dir(rtl)::after`, { backgroundPositionX: '100%' });
for (let step = 1; step <= 12; step++) {
  uiGlobal(`${shares} [data-share="${step}"]`, { vars: { '--share': `${step}` } });
}

const { color } = vars;

/** A header's colours: the ones set for it, or those of its place. */
export const headerColour = fallbackVar(color.header, color.surfaceSunken);
const onHeaderColour = fallbackVar(color.onHeader, color.text);

const coloured = uiStyle({
  // A lighter upper edge.
  borderBlockStart: `1px solid color-mix(in oklab, ${headerColour} 65%, ${color.onInk})`,
  backgroundColor: headerColour,
  color: onHeaderColour,
  // The page's ring can have next to no contrast with it.
  vars: { [color.focusRing]: onHeaderColour },
  printColorAdjust: 'exact',
});

/** A header in a tier's colour, or in any other: `--ui-color-header` and `--ui-color-on-header`. */
export const header = uiVariants<TierColour | 'plain'>(
  {
    platinum: { vars: { [color.header]: color.platinum, [color.onHeader]: color.onPlatinum } },
    gold: { vars: { [color.header]: color.gold, [color.onHeader]: color.onGold } },
    silver: { vars: { [color.header]: color.silver, [color.onHeader]: color.onSilver } },
    bronze: { vars: { [color.header]: color.bronze, [color.onHeader]: color.onBronze } },
    plain: {},
  },
  [coloured],
);

/** A link in a tier's headline, its price on enquiry. */
export const headlineLink = {
  position: 'relative',
  display: 'inline-block',
  outlineOffset: '1px',
  // Printed in its place among the others.
  '@media': { [media.print]: { position: 'static' } },
} as const satisfies StyleRule;

/** Its `::before`: large enough for a finger, without moving lines. */
export const headlineLinkArea = {
  content: '""',
  position: 'absolute',
  inset: `min(0px, 50% - ${vars.size.touchTarget} / 2)`,
} as const satisfies StyleRule;

/** Makes a header stick below the page's own sticky bars. */
export const stickyHeader = {
  position: 'sticky',
  top: vars.size.stickyTop,
  zIndex: 1,
  '@media': { [media.print]: { position: 'static' } },
} as const satisfies StyleRule;
