import { labelText, uiStyle, uiVariants, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0.25em 0.75em',
  // Forced colours remove the background but keep the border.
  border: '1px solid',
  borderRadius: vars.radius.full,
  ...labelText('small', 650),
});

export const tone = uiVariants({
  neutral: { borderColor: vars.color.lineStrong, color: vars.color.text },
  highlighted: {
    borderColor: vars.color.text,
    backgroundColor: vars.color.text,
    color: vars.color.canvas,
    printColorAdjust: 'exact',
  },
});
