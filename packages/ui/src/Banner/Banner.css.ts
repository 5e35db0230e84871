import { labelText, media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  padding: `${vars.space[2]} ${vars.size.gutter}`,
  borderBlockEnd: '1px solid transparent',
  backgroundColor: vars.color.accentTint,
  ...labelText('small'),
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.print]: { display: 'none' } },
});
