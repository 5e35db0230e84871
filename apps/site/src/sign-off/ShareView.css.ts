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

export const compact = style({ paddingInline: vars.space[2], minWidth: vars.size.touchTarget });

export const icon = style({
  inlineSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});
