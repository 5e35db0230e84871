import { vars } from './theme.css.ts';

/** The type of short labels: buttons, badges, links of the navigation. */
export const labelText = (size: keyof typeof vars.fontSize, fontWeight: number) => ({
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize[size],
  fontWeight,
  lineHeight: vars.lineHeight.snug,
});
