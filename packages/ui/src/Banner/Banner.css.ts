import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

export const root = uiStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.size.gutter,
  borderBlockEnd: '1px solid transparent',
  backgroundColor: vars.color.accentTint,
  color: vars.color.text,
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.small,
  fontWeight: 550,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.print]: { display: 'none' } },
});
