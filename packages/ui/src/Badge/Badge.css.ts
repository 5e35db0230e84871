import { labelText, uiStyle, uiVariants, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  padding: '0.25em 0.75em',
  // Forced colours remove the background but keep the border.
  border: '1px solid',
  borderRadius: vars.radius.full,
  ...labelText('small', 650),
});

export const tone = uiVariants({
  neutral: { borderColor: vars.color.lineStrong, color: vars.color.text },
  highlighted: {
    borderColor: vars.color.accent,
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    printColorAdjust: 'exact',
    '::before': {
      content: '""',
      flex: 'none',
      // Drawn as a border: forced colours keep it.
      border: '0.25em solid',
      borderRadius: vars.radius.full,
    },
  },
});
