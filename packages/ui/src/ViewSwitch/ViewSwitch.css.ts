import * as shared from '../ChoiceForm/ChoiceForm.css.ts';
import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/** Where two names in large text do not fit beside each other. */
const stacked = '(width < 14rem)';

export const option = uiStyle({
  ...shared.option,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  overflowWrap: 'anywhere',
  '@container': {
    '(width < 25rem)': { gap: '0.375rem', paddingInline: vars.space[2] },
    [`(width < 19.5rem) and (not ${stacked})`]: {
      gap: vars.space[1],
      paddingInline: vars.space[1],
      fontSize: vars.fontSize.small,
    },
  },
  selectors: {
    '&:has(:checked)': { color: vars.color.canvas },
    '&:has(:focus-visible)': { ...shared.focusRing, outlineOffset: '5px' },
  },
  '@media': {
    [media.canHover]: {
      selectors: { '&:hover:not(:has(:checked))': { color: vars.color.text } },
    },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const dot = uiStyle({
  width: '0.5rem',
  minWidth: '0.375rem',
  height: '0.5rem',
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.full,
  selectors: { ':checked + &': { backgroundColor: 'currentColor' } },
});

const chosen = {
  backgroundColor: vars.color.text,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
} as const;

/** The thumb behind the chosen option of two. */
export const thumb = uiStyle({
  ...chosen,
  position: 'absolute',
  zIndex: -1,
  insetBlock: '3px',
  insetInlineStart: '3px',
  width: 'calc(50% - 3px)',
  borderRadius: `calc(${shared.option.minHeight} / 2)`,
  // `translate` animates without layout.
  transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    'label:last-of-type:has(:checked) ~ &': { translate: '100%' },
    'label:last-of-type:has(:checked) ~ &:dir(rtl)': { translate: '-100%' },
  },
  '@container': {
    [stacked]: {
      insetBlockEnd: '50%',
      width: 'calc(100% - 6px)',
      // When a window becomes narrower, the thumb must not slide sideways out of it.
      transition: 'none',
      selectors: {
        'label:last-of-type:has(:checked) ~ &, label:last-of-type:has(:checked) ~ &:dir(rtl)': {
          translate: '0 100%',
        },
      },
    },
  },
});

// The radius of a single row, so that options fit the corners of several rows too.
const cornersOfRows = { borderRadius: `calc(${shared.option.minHeight} / 2 + 4px)` };

/** The track of two options. */
export const two = uiStyle({
  maxWidth: '100%',
  ...cornersOfRows,
  '@container': { [stacked]: { gridAutoFlow: 'row' } },
});
// Rows touch, so an option's touch target must not extend over the row above.
uiGlobal(`${two} label::before`, { '@container': { [stacked]: { insetBlock: 0 } } });

/** The track of three or more options: one row if they fit, else rows that each fill the width. */
export const many = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  ...cornersOfRows,
});

export const oneOfMany = uiStyle({
  flex: '1 0 auto',
  maxWidth: '100%',
  textAlign: 'center',
  selectors: { '&:has(:checked)': chosen },
  '@media': { [media.coarsePointer]: { minHeight: vars.size.touchTarget } },
});
uiGlobal(`${many} label::before`, { insetBlock: 0 });
