import * as shared from '../ChoiceForm/ChoiceForm.css.ts';
import { media, uiStyle, vars } from '../theme/style.ts';

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

export const thumb = uiStyle({
  position: 'absolute',
  zIndex: -1,
  insetBlock: '3px',
  insetInlineStart: '3px',
  width: 'calc(50% - 3px)',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text,
  // Moved by `translate`, which costs no layout on its way.
  transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    'label:last-of-type:has(:checked) ~ &': { translate: '100%' },
    'label:last-of-type:has(:checked) ~ &:dir(rtl)': { translate: '-100%' },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
