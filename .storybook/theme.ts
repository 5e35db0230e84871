import { create } from 'storybook/theming/create';

/** The manager in the product's own colours (`packages/ui/src/theme/tokens.ts`, as hex). */
const shared = {
  brandTitle: 'Agency design system',
  brandUrl: './',
  fontBase: "'Bricolage Grotesque', ui-sans-serif, system-ui, sans-serif",
  appBorderRadius: 8,
  inputBorderRadius: 4,
};

export const light = create({
  ...shared,
  base: 'light',
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

export const dark = create({
  ...shared,
  base: 'dark',
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
