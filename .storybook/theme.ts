import { create } from 'storybook/theming/create';

/** The waveform of `LogoMark`, with the one lit bar in the theme's accent. */
const waveform = `<svg viewBox="0 0 30 28" width="30" height="28" fill="none" stroke="currentColor"
  stroke-width="3" stroke-linecap="round" aria-hidden="true" style="flex:none">
  <path d="M2.5 11.5v5M8.75 7v14M21.25 9.5v9M27.5 12.5v3"/>
  <path d="M15 2.5v23" style="stroke:var(--workshop-accent)"/></svg>`;

const brand = (accent: string) =>
  `<span style="display:flex;align-items:center;gap:12px;letter-spacing:-0.02em;font-size:16px;` +
  `font-weight:750;line-height:1.1;--workshop-accent:${accent}">${waveform}Agency design system</span>`;

/** The manager in the product's own colours (`packages/ui/src/theme/tokens.ts`, as hex). */
const shared = {
  brandUrl: './',
  fontBase: "'Bricolage Grotesque', ui-sans-serif, system-ui, sans-serif",
  appBorderRadius: 8,
  inputBorderRadius: 4,
};

const light = create({
  ...shared,
  base: 'light',
  brandTitle: brand('#c9161d'),
  colorPrimary: '#c9161d',
  colorSecondary: '#c9161d',
  appBg: '#f3efe7',
  appContentBg: '#fbfaf5',
  appPreviewBg: '#fbfaf5',
  appBorderColor: '#dbd6cc',
  textColor: '#15131f',
  textMutedColor: '#53515c',
  barTextColor: '#53515c',
  barSelectedColor: '#c9161d',
  barHoverColor: '#c9161d',
  barBg: '#fbfaf5',
});

const dark = create({
  ...shared,
  base: 'dark',
  brandTitle: brand('#fd6145'),
  colorPrimary: '#fd6145',
  colorSecondary: '#fd6145',
  appBg: '#09080d',
  appContentBg: '#0e0d13',
  appPreviewBg: '#0e0d13',
  appBorderColor: '#32303a',
  textColor: '#f1efeb',
  textMutedColor: '#b0aeb8',
  barTextColor: '#b0aeb8',
  barSelectedColor: '#fd6145',
  barHoverColor: '#fd6145',
  barBg: '#17151d',
});

/** The one that the reader's system asks for: of the manager, and of the docs pages in it. */
export const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
export const theme = { light, dark }[preferred];
