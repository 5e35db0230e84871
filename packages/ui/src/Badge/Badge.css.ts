import { vars } from '../theme/theme.css.ts';
import { uiStyle, uiVariants } from '../theme/uiStyle.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  paddingBlock: '0.25em',
  paddingInline: '0.75em',
  // On an element of its own colour, the border is what forced colours draw.
  border: '1px solid',
  borderRadius: vars.radius.full,
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.small,
  fontWeight: 650,
  lineHeight: vars.lineHeight.snug,
});

export const tone = uiVariants({
  neutral: { borderColor: vars.color.lineStrong, color: vars.color.text },
  live: {
    borderColor: vars.color.accent,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    printColorAdjust: 'exact',
    '::before': {
      content: '""',
      flex: 'none',
      // A border, so that the lamp stays lit in forced colours.
      border: '0.25em solid',
      borderRadius: vars.radius.full,
    },
  },
});
