/** The theme and window of a screenshot that `pnpm visual` and Chromatic take of a story. */
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
 * Both themes have one width only, because colours do not depend on the width. Storybook merges a
 * story's modes with the preview's, so every story has the wide modes.
 */
export const modes = {
  /** For components that look the same at every width. */
  wide,
  /** For components that look different on a phone. */
  narrowAndWide: { ...wide, ...narrow },
  /** For components that look different on a tablet and are hidden on phones. */
  tabletAndWide: { ...wide, ...tablet },
  /** For pages: every breakpoint that changes the layout. */
  page: { ...wide, ...narrow, ...tablet },
  /** For components that are visible only on phones. */
  phone: { light: mode('light', 390), dark: mode('dark', 390) },
};
