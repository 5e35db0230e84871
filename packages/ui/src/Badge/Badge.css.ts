import { labelText, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0.25em 0.75em',
  // Forced colours remove the background but keep the border.
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  ...labelText('small'),
  selectors: {
    '&[data-tone="highlighted"]': {
      borderColor: vars.color.text,
      backgroundColor: vars.color.text,
      color: vars.color.canvas,
      printColorAdjust: 'exact',
    },
  },
});
