import { away } from '../Dialog/Modal.css.ts';
import { media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  vars: { [away]: '100%' },
  insetBlock: '0 auto',
  insetInline: 'auto 0',
  width: '100%',
  height: '100dvh',
  maxHeight: 'none',
  selectors: { '&:dir(rtl)': { vars: { [away]: '-100%' } } },
  '@media': {
    [media.sm]: { width: 'min(25rem, 100%)', borderInlineStart: `1px solid ${vars.color.line}` },
  },
});

export const head = uiStyle({
  minHeight: vars.size.header,
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.brand,
  fontWeight: 600,
  '@media': { [media.md]: { paddingInline: vars.space[6] } },
});

export const content = uiStyle({
  padding: `${vars.space[5]} ${vars.space[4]} max(${vars.space[6]}, env(safe-area-inset-bottom))`,
  '@media': { [media.md]: { paddingInline: vars.space[6] } },
});
