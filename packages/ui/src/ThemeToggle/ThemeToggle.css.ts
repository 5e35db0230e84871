import type { ComplexStyleRule } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { uiStyle, uiVariants } from '../theme/uiStyle.ts';

export const root = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  padding: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&::before': { content: '""', position: 'absolute', insetBlock: '-3px', insetInline: 0 },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
    },
  },
});

export const checkbox = uiStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

const plain: ComplexStyleRule = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.125rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.body,
  fontWeight: 600,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
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

/** On a narrow screen the two icons say it. */
export const word = uiStyle({ '@media': { [media.belowMd]: { display: 'none' } } });
