import { createGlobalVar } from '@vanilla-extract/css';
import * as shared from '../SegmentedControl/SegmentedControl.css.ts';
import { media, uiGlobal, uiStyle, vars, zIndex } from '../theme/style.ts';

/** Matches containers that are wide enough for two options in equal columns. */
const inColumns = '(width >= 17.5rem)';

/** The progress of a label's colour, or of the thumb. Animated in place of `color`, which would lag behind a new theme. */
const share = createGlobalVar('ui-chosen-share', {
  syntax: '<percentage>',
  inherits: true,
  initialValue: '0%',
});
/** Returns a transition from the old colour via one that is readable on and beside the thumb while the thumb passes. */
const viaReadable = (progress: number) =>
  `--ui-chosen-share ${vars.motion.slow} linear(0, ${progress} 8%, ${progress} 30%, 1 40%, 1)`;

const chosen = {
  backgroundColor: vars.color.text,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
} as const;

export const option = uiStyle(shared.option, {
  color: `color-mix(in oklab, ${vars.color.canvas} ${share}, ${vars.color.textMuted})`,
  paddingBlock: '1px',
  lineHeight: 1.1,
  gap: `clamp(${vars.space[1]}, 1.5cqi, ${vars.space[2]})`,
  paddingInline: `clamp(${vars.space[2]}, 3cqi, ${vars.space[4]})`,
  flex: '1 0 auto',
  maxWidth: '100%',
  textAlign: 'center',
  '@container': {
    '(width >= 14rem)': { minWidth: 0 },
    // Leaves room for a theme toggle in the bar of a narrow phone.
    '(14rem <= width < 19.5rem)': { paddingInline: vars.space[1], fontSize: vars.fontSize.small },
  },
  selectors: {
    [`&:has(${shared.chosen})`]: { ...chosen, vars: { [share]: '100%' } },
    '&:has(:focus-visible)': { ...shared.focusRing, outlineOffset: '5px' },
  },
  '@media': {
    [media.canHover]: {
      selectors: { [`&:hover:not(:has(${shared.chosen}))`]: { color: vars.color.text } },
    },
    [media.forcedColors]: {
      selectors: {
        [`&:has(${shared.chosen})`]: { color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const text = uiStyle({ minWidth: 0, overflowWrap: 'break-word' });

// Draws a dot before each option's text. A filled dot marks the chosen option without colour.
uiGlobal(`${option}::after`, {
  content: '""',
  order: -1,
  flex: 'none',
  width: '0.5rem',
  height: '0.5rem',
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.full,
  backgroundColor: `color-mix(in oklab, currentColor ${share}, transparent)`,
});

export const root = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  // Keeps the switch at least as wide as its longest word if it shares a row.
  minInlineSize: 'auto',
  maxWidth: '100%',
  // Caps the radius at that of a single row: if options wrap, a rounder corner would not match their corners.
  borderRadius: `min(${vars.radius.full}, ${shared.optionHeight} / 2 + 4px)`,
});

export const two = uiStyle({ '@container': { [inColumns]: { display: 'inline-grid' } } });
uiGlobal(`${two} label`, { '@container': { [inColumns]: { transition: viaReadable(0.72) } } });
uiGlobal(`${two} label:has(${shared.chosen})`, {
  '@container': { [inColumns]: { background: 'none', transition: viaReadable(0.28) } },
});

export const thumb = uiStyle({
  display: 'none',
  '@container': {
    [inColumns]: {
      ...chosen,
      display: 'block',
      position: 'absolute',
      zIndex: zIndex.background,
      insetBlock: '3px',
      insetInlineStart: '3px',
      width: 'calc(50% - 3px)',
      borderRadius: `min(${vars.radius.full}, ${shared.optionHeight} / 2)`,
      // Transitions a variable, like the labels: a transition of `translate` would run on the compositor, ahead of them.
      translate: share,
      transition: `--ui-chosen-share ${vars.motion.slow} ${vars.motion.ease}`,
      selectors: {
        [`label:last-of-type:has(${shared.chosen}) ~ &`]: { vars: { [share]: '100%' } },
        '&:dir(rtl)': { translate: `calc(-1 * ${share})` },
      },
    },
  },
});

/** One of three or more options: narrow enough for three beside a theme toggle, tall enough to tap if they wrap. */
export const oneOfMany = uiStyle({
  '@container': {
    '(19.5rem <= width < 23rem)': { gap: vars.space[1], paddingInline: '0.375rem' },
    '(19.5rem <= width < 22rem)': { fontSize: vars.fontSize.small },
  },
  '@media': { [media.coarsePointer]: { minHeight: vars.size.touchTarget } },
});
// Hides the dots to save room: the fill is enough to mark the chosen option.
uiGlobal(`${oneOfMany}::after`, {
  '@container': { '(14rem <= width < 19.5rem)': { display: 'none' } },
});
// Wrapped rows adjoin, so a touch target must not extend over the row above or below.
uiGlobal(`${root} label:where(:not(:first-of-type))::before`, { insetBlockStart: 0 });
uiGlobal(`${root} label:where(:not(:last-of-type))::before`, { insetBlockEnd: 0 });
uiGlobal(`${two} label::before`, { '@container': { [inColumns]: { insetBlock: '-8px' } } });
