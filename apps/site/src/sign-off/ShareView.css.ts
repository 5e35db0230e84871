import { vars } from '@agency/ui/theme';
import { style } from '@vanilla-extract/css';

export const address = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  maxInlineSize: '32rem',
  minHeight: vars.size.touchTarget,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textOverflow: 'ellipsis',
});
