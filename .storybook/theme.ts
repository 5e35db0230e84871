import Color from 'colorjs.io';
import { create } from 'storybook/theming/create';
import dark from '../apps/site/src/logo/dark.svg';
import light from '../apps/site/src/logo/light.svg';
import { type ColorRole, color, fontFamily, radius } from '../packages/ui/src/theme/tokens.ts';

/** Converts a CSS colour to hex, the only format that Storybook's themes accept. */
export const toHex = (value: string): string =>
  new Color(value).to('srgb').toGamut().toString({ format: 'hex', collapse: false });

export const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** `src` needs single quotes, because the manager's logo is a data URI that contains `"`. */
const brand = `<span style="display:flex;align-items:center;gap:12px;letter-spacing:-0.02em;font-size:16px;
  font-weight:800;line-height:1.1"><img src='${preferred === 'dark' ? dark : light}' height="28" alt=""
  style="flex:none">Agency design system</span>`;

const hex = (role: ColorRole) => toHex(color[role][preferred]);

export const theme = create({
  base: preferred,
  brandUrl: './',
  brandTitle: brand,
  fontBase: fontFamily,
  appBorderRadius: 8,
  inputBorderRadius: Number.parseInt(radius.control, 10),
  colorPrimary: hex('accent'),
  colorSecondary: hex('accent'),
  appBg: hex('surfaceSunken'),
  appContentBg: hex('canvas'),
  appPreviewBg: hex('canvas'),
  appBorderColor: hex('line'),
  textColor: hex('text'),
  textMutedColor: hex('textMuted'),
  barBg: hex('canvas'),
  barTextColor: hex('textMuted'),
  barSelectedColor: hex('accent'),
  barHoverColor: hex('accent'),
});
