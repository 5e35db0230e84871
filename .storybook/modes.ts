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
 * The dark theme has one width only, because colours do not depend on the width. Storybook merges
 * a story's modes with the preview's, so every story has the modes `light` and `dark`.
 */
export const modes = {
  /** For components that look the same at every width. */
  wide,
  /** For components that look different on a phone. */
  narrowAndWide: { ...wide, ...narrow },
  /** For components that look different on a tablet and are hidden on phones. */
  tabletAndWide: { ...wide, ...tablet },
  /** For pages: phone, tablet and desktop widths. */
  page: { ...wide, ...narrow, ...tablet },
  /** For components that are visible only on phones. */
  phone: { light: mode('light', 390), dark: mode('dark', 390) },
};
