import { labelText } from '../theme/labelText.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

export const root = uiStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.size.gutter,
  borderBlockEnd: '1px solid transparent',
  backgroundColor: vars.color.accentTint,
  color: vars.color.text,
  ...labelText('small', 550),
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.print]: { display: 'none' } },
});
