import Color from 'colorjs.io';
import { create } from 'storybook/theming/create';
import { markPaths } from '../apps/site/src/logo/markPaths.ts';
import { type ColorRole, color, fontFamily, radius } from '../packages/ui/src/theme/tokens.ts';

/** Converts a CSS colour to hex, the only format that Storybook's themes accept. */
export const toHex = (value: string): string =>
  new Color(value).to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** The company's mark, with one bar in the accent. */
const brand = (accent: string) =>
  `<span style="display:flex;align-items:center;gap:12px;letter-spacing:-0.02em;font-size:16px;
  font-weight:750;line-height:1.1"><svg viewBox="${markPaths.viewBox}" width="30" height="28" fill="none"
  stroke="currentColor" stroke-width="3" stroke-linecap="round" aria-hidden="true" style="flex:none">
  <path d="${markPaths.bars}"/>
  <path d="${markPaths.highlighted}" style="stroke:${accent}"/></svg>Agency design system</span>`;

/** The reader's system theme, for the manager and its docs pages. */
export const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

const hex = (role: ColorRole) => toHex(color[role][preferred]);

export const theme = create({
  base: preferred,
  brandUrl: './',
  brandTitle: brand(hex('accent')),
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
