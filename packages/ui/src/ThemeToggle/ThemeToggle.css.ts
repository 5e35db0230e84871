import * as shared from '../ChoiceForm/ChoiceForm.css.ts';
import { media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  ...shared.track,
  display: 'inline-flex',
  cursor: 'pointer',
  selectors: {
    '&::before': { content: '""', position: 'absolute', insetBlock: '-3px', insetInline: 0 },
    '&:has(:focus-visible)': shared.focusRing,
  },
});

export const checkbox = uiStyle({ ...shared.input, cursor: 'pointer' });

/** Its two sides follow the checkbox: light, then dark. */
export const side = uiStyle({
  ...shared.option,
  paddingInline: vars.space[3],
  '@container': { '(width < 25rem)': { paddingInline: vars.space[2] } },
  selectors: {
    'input:not(:checked) + &, :checked + * + &': {
      color: vars.color.text,
      backgroundColor: vars.color.surfaceSunken,
      // An outline, as forced colours keep it; a shadow would vanish there.
      outline: `1px solid ${vars.color.lineStrong}`,
      outlineOffset: '-1px',
    },
  },
});

/** On a narrow screen the two icons are enough. */
export const word = uiStyle({ '@media': { [media.belowMd]: { display: 'none' } } });
