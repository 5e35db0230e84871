import type { ThemeTokens } from '../theme/themeVars.ts';

export const exampleBrand = {
  color: {
    canvas: { light: 'oklch(0.98 0.008 190)', dark: 'oklch(0.19 0.025 210)' },
    surface: { light: 'oklch(1 0 0)', dark: 'oklch(0.235 0.028 210)' },
    surfaceSunken: { light: 'oklch(0.95 0.014 190)', dark: 'oklch(0.16 0.022 210)' },
    text: { light: 'oklch(0.24 0.035 215)', dark: 'oklch(0.95 0.012 190)' },
    textMuted: { light: 'oklch(0.45 0.03 215)', dark: 'oklch(0.78 0.02 190)' },
    line: { light: 'oklch(0.88 0.018 190)', dark: 'oklch(0.34 0.03 210)' },
    lineStrong: { light: 'oklch(0.4 0.06 200)', dark: 'oklch(0.75 0.06 190)' },
    accent: { light: 'oklch(0.5 0.095 185)', dark: 'oklch(0.8 0.11 180)' },
    onAccent: { light: 'oklch(1 0 0)', dark: 'oklch(0.2 0.03 200)' },
    accentTint: { light: 'oklch(0.94 0.03 180)', dark: 'oklch(0.27 0.045 190)' },
    positive: { light: 'oklch(0.47 0.11 145)', dark: 'oklch(0.82 0.13 145)' },
    focusRing: { light: 'oklch(0.48 0.17 300)', dark: 'oklch(0.82 0.11 300)' },
    inverseSurface: { light: 'oklch(0.26 0.045 205)', dark: 'oklch(0.13 0.02 210)' },
    onInverseSurface: 'oklch(0.96 0.01 190)',
    onInverseSurfaceMuted: 'oklch(0.8 0.03 190)',
  },
  font: {
    brand: "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', Georgia, serif",
    body: 'ui-sans-serif, system-ui, sans-serif',
  },
  radius: { control: '999px', card: '24px' },
} as const satisfies ThemeTokens;

export function ExampleMark() {
  return (
    <svg viewBox="0 0 30 28" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <path d="M2 24h26" />
      <circle cx="15" cy="12" r="8" stroke="var(--ui-color-accent)" />
    </svg>
  );
}
