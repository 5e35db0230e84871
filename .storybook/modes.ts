/**
 * The themes and widths in which a story's screenshots are taken, by `pnpm visual` and by Chromatic.
 * Every story has the wide ones, as Storybook adds a story's modes to the preview's.
 */
const mode = (theme: 'light' | 'dark', width: number) => ({
  theme,
  viewport: { width, height: 800 },
});

const narrow = { 'light 360': mode('light', 360), 'dark 360': mode('dark', 360) };
const medium = { 'light 768': mode('light', 768), 'dark 768': mode('dark', 768) };
const wide = { light: mode('light', 1280), dark: mode('dark', 1280) };

export const modes = {
  /** For what looks the same at each width. */
  wide,
  /** For what looks different on a phone. */
  narrowAndWide: { ...narrow, ...wide },
  /** For pages: each breakpoint that changes the layout. */
  page: { ...narrow, ...medium, ...wide },
};
