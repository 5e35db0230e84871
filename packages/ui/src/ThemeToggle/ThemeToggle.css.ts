import * as shared from '../SegmentedControl/SegmentedControl.css.ts';
import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const option = uiStyle(shared.option, {
  gap: 0,
  paddingInline: vars.space[2],
  selectors: {
    [`&:has(${shared.chosen})`]: {
      color: vars.color.text,
      backgroundColor: vars.color.surfaceSunken,
      // Marks the current option with an outline, because forced colours would remove a shadow.
      outline: `1px solid ${vars.color.lineStrong}`,
      outlineOffset: '-1px',
    },
    '&:has(:focus-visible)': { ...shared.focusRing, outlineOffset: '2px' },
  },
  '@media': {
    // Extends the touch targets beyond the toggle, as an icon alone is too narrow.
    [media.coarsePointer]: {
      selectors: {
        '&:first-of-type::before': { insetInlineStart: '-12px' },
        '&:last-of-type::before': { insetInlineEnd: '-12px' },
        '&:not(:first-of-type, :last-of-type)': { minWidth: vars.size.touchTarget },
      },
    },
  },
});

uiGlobal(`${option} > svg`, { width: '1.07em', height: '1.07em' });

/**
 * Hides the words, but not the radio button inside, which `VisuallyHidden` would clip. WebKit extracts
 * no text from a box without a width, so the box is 1 px wide, and a negative margin cancels its width.
 */
export const word = uiStyle({
  width: '1px',
  marginInlineEnd: '-1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
