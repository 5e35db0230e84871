/** The theme and window in which a story's screenshots are taken, by `pnpm visual` and by Chromatic. */
export interface Mode {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

const mode = (theme: Mode['theme'], width: number): Mode => ({
  theme,
  viewport: { width, height: 800 },
});

const wide = { light: mode('light', 1280), dark: mode('dark', 1280) };
const narrow = { 'light 390': mode('light', 390) };

/**
 * Colours do not depend on the width: both themes are taken at one. Every story has the wide ones,
 * as Storybook adds a story's modes to the preview's.
 */
export const modes = {
  /** For what looks the same at each width. */
  wide,
  /** For what looks different on a phone. */
  narrowAndWide: { ...wide, ...narrow },
  /** For pages: each breakpoint that changes the layout. */
  page: { ...wide, ...narrow, 'light 768': mode('light', 768) },
  /** For what only a phone shows. */
  phone: { light: mode('light', 390), dark: mode('dark', 390) },
};
