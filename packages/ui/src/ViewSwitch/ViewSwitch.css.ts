import * as shared from '../ChoiceForm/ChoiceForm.css.ts';
import { media, uiGlobal, uiStyle, uiVariants, vars } from '../theme/style.ts';

export const option = uiStyle({
  ...shared.option,
  paddingInline: vars.space[4],
  // In the narrowest bar with the largest text, it grows as far as both names fit.
  fontSize: `min(${vars.fontSize.body}, 6cqi)`,
  transition: `color ${vars.motion.fast}`,
  '@container': {
    '(width < 25rem)': { gap: '0.375rem', paddingInline: vars.space[2] },
    '(width < 19.5rem)': {
      gap: vars.space[1],
      paddingInline: vars.space[1],
      fontSize: `min(${vars.fontSize.small}, 6cqi)`,
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
  height: '0.5rem',
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.full,
  selectors: { ':checked + &': { backgroundColor: 'currentColor' } },
});

const chosen = {
  backgroundColor: vars.color.text,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
} as const;

const anyThumb = uiStyle({
  position: 'absolute',
  zIndex: -1,
  borderRadius: vars.radius.full,
  ...chosen,
});

export const thumb = uiVariants(
  {
    ofTwo: {
      insetBlock: '3px',
      insetInlineStart: '3px',
      width: 'calc(50% - 3px)',
      // Moved by `translate`, which costs no layout on its way.
      transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
      selectors: {
        'label:last-of-type:has(:checked) ~ &': { translate: '100%' },
        'label:last-of-type:has(:checked) ~ &:dir(rtl)': { translate: '-100%' },
      },
    },
    /** Behind the chosen one, in its line or another. Of no size where the browser cannot place it. */
    ofMany: {
      positionAnchor: '--ui-view',
      inset: 'anchor(top) anchor(right) anchor(bottom) anchor(left)',
      transition: `inset ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
  [anyThumb],
);

/** The track of three or more: a line while their columns fit, else rows that each fill the width. */
export const many = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  // That of one line, so that the options fit into the corners of several.
  borderRadius: `calc(${shared.option.minHeight} / 2 + 4px)`,
});

// Rows touch: an option may not reach over the one above.
uiGlobal(`${many} label::before`, { insetBlock: 0 });

const column = uiStyle({
  flex: '1 0 auto',
  gap: '0.5em',
  maxWidth: '100%',
  padding: `${vars.space[1]} 0.75em`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.coarsePointer]: { minHeight: vars.size.touchTarget } },
  // The thumb finds it by this name: one of another switch is outside the thumb's track.
  selectors: { '&:has(:checked)': { anchorName: '--ui-view' } },
  '@supports': { 'not (anchor-name: --a)': { selectors: { '&:has(:checked)': chosen } } },
});

/** Lengths of names, in letters, from which the columns of three or more take their width. */
export const widths = [4, 7, 10, 14] as const;

/** Letters, dot and the space around them. */
const wide = (letters: number) => ({ width: `calc(${letters}ch + 0.5rem + 2em)` });

export const oneOfMany = uiVariants(
  { 4: wide(4), 7: wide(7), 10: wide(10), 14: wide(14), any: {} },
  [column],
);
