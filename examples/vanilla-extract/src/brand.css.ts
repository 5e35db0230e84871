import { themeVars, vars } from '@agency/ui';
import { createGlobalTheme, globalStyle, style } from '@vanilla-extract/css';

/** The brand: only what differs from the package's own. */
globalStyle(':root', {
  vars: themeVars({
    color: {
      canvas: { light: '#f4f7f9', dark: '#0f1a21' },
      surface: { light: '#ffffff', dark: '#16242d' },
      surfaceSunken: { light: '#e4ecf1', dark: '#0a1217' },
      text: { light: '#11242f', dark: '#eaf2f6' },
      textMuted: { light: '#465a66', dark: '#b0c2cc' },
      lineStrong: { light: '#1d4256', dark: '#9fbccb' },
      accent: { light: '#9a4a12', dark: '#f2a45c' },
      onAccent: { light: '#ffffff', dark: '#2a1403' },
      accentTint: { light: '#fbe8d8', dark: '#332417' },
      ink: { light: '#12303f', dark: '#081116' },
    },
    radius: { control: '8px', card: '8px' },
  }),
});

/** A group of the contract can be set whole, checked for missing names by vanilla-extract. */
createGlobalTheme(':root', vars.font, {
  brand: "'Gill Sans', 'Gill Sans MT', 'Trebuchet MS', ui-sans-serif, sans-serif",
  body: 'ui-sans-serif, system-ui, sans-serif',
});

/** A part of a page can have its own. */
export const kiln = style({
  vars: themeVars({ color: { accent: '#1c5d7d', onAccent: '#ffffff' } }),
});
