import * as shared from '../ChoiceForm/ChoiceForm.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { uiStyle, uiVariants } from '../theme/uiStyle.ts';

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

const plain = {
  ...shared.option,
  paddingInline: vars.space[3],
  '@container': { '(width < 25rem)': { paddingInline: vars.space[2] } },
};

const current = {
  color: vars.color.text,
  backgroundColor: vars.color.surfaceSunken,
  // An outline, as forced colours keep it; a shadow would vanish there.
  outline: `1px solid ${vars.color.lineStrong}`,
  outlineOffset: '-1px',
};

export const side = uiVariants({
  light: { ...plain, selectors: { ':not(:checked) + &': current } },
  dark: { ...plain, selectors: { ':checked ~ &': current } },
});

/** On a narrow screen the two icons are enough. */
export const word = uiStyle({ '@media': { [media.belowMd]: { display: 'none' } } });
