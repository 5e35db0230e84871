import { media } from '@agency/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const hidden = { display: 'none' };
const shown = { display: 'inline' };
/** A forced background follows the system. */
const forced = (theme: 'light' | 'dark') =>
  `${media.forcedColors} and (prefers-color-scheme: ${theme})`;

export const mark = styleVariants({
  light: {
    selectors: {
      '[data-theme="dark"] &': { '@media': { screen: hidden, [forced('light')]: shown } },
    },
    '@media': { [forced('dark')]: hidden },
  },
  dark: {
    ...hidden,
    selectors: {
      '[data-theme="dark"] &': { '@media': { screen: shown, [forced('light')]: hidden } },
    },
    '@media': { [forced('dark')]: shown },
  },
});
