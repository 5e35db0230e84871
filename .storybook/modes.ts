/** The theme and window size of a screenshot that `pnpm visual` and Chromatic take of a story. */
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
const tablet = { 'light 768': mode('light', 768) };

/**
 * Each story is captured in the dark theme at one width only, because colours do not depend on the width.
 * Storybook merges a story's modes with the preview's, so every story has the modes `light` and `dark`.
 */
export const modes = {
  wide,
  narrowAndWide: { ...wide, ...narrow },
  tabletAndWide: { ...wide, ...tablet },
  page: { ...wide, ...narrow, ...tablet },
  phone: { light: mode('light', 390), dark: mode('dark', 390) },
};
