/* The design tokens as plain data, for CSS variables, tests and Storybook. */

/** A colour's CSS value in each theme. */
export interface ThemedColor {
  light: string;
  dark: string;
}

/** A colour in `oklch()`, the only notation that `designTokens.ts` reads. */
type Oklch = `oklch(${string})`;

const same = (value: Oklch) => ({ light: value, dark: value });

/** Colour roles, named after their use, never after their hue. */
export const color = {
  /** The page's background. */
  canvas: { light: 'oklch(0.985 0.008 85)', dark: 'oklch(0.165 0.014 290)' },
  /** Cards, sheets and bars on the canvas. */
  surface: { light: 'oklch(1 0 0)', dark: 'oklch(0.235 0.018 290)' },
  /** Sunken areas and hovered parts; lighter than canvas and surface in the dark theme. */
  surfaceSunken: { light: 'oklch(0.955 0.012 85)', dark: 'oklch(0.295 0.02 290)' },
  /** Primary text. */
  text: { light: 'oklch(0.2 0.025 290)', dark: 'oklch(0.955 0.006 85)' },
  /** Secondary text, crosses and dashes. */
  textMuted: { light: 'oklch(0.44 0.022 290)', dark: 'oklch(0.82 0.014 290)' },
  /** Hairlines. */
  line: { light: 'oklch(0.885 0.012 85)', dark: 'oklch(0.36 0.02 290)' },
  /** Borders of controls and of emphasised parts. */
  lineStrong: { light: 'oklch(0.2 0.025 290)', dark: 'oklch(0.8 0.01 85)' },
  /** The accent, only for what must stand out. */
  accent: same('oklch(0.59 0.21 28)'),
  /** Text on the accent. */
  onAccent: same('oklch(1 0 0)'),
  /** The canvas with a tint of the accent: the banner, and the footnote or reference that a link targets. */
  accentTint: { light: 'oklch(0.945 0.026 45)', dark: 'oklch(0.25 0.04 25)' },
  /** Success messages: icons and edges. */
  positive: { light: 'oklch(0.48 0.11 155)', dark: 'oklch(0.8 0.13 155)' },
  /** Errors and failures: text, edges and the borders of invalid fields. */
  danger: { light: 'oklch(0.51 0.2 15)', dark: 'oklch(0.82 0.1 12)' },
  /** The ring around the element with keyboard focus. */
  focusRing: { light: 'oklch(0.5 0.2 265)', dark: 'oklch(0.8 0.12 265)' },
  /** The background of the footer and of toasts, dark in both themes. */
  inverseSurface: { light: 'oklch(0.2 0.025 290)', dark: 'oklch(0.2 0.016 290)' },
  /** Text on the inverse surface. */
  onInverseSurface: same('oklch(0.955 0.006 85)'),
  /** Secondary text on the inverse surface. */
  onInverseSurfaceMuted: same('oklch(0.82 0.014 290)'),
  /** The background of the featured offer: inverse to the theme. */
  featured: { light: 'oklch(0.2 0.025 290)', dark: 'oklch(0.955 0.012 85)' },
  /** Text on the featured offer. */
  onFeatured: { light: 'oklch(0.955 0.006 85)', dark: 'oklch(0.2 0.025 290)' },
  /** Secondary text on the featured offer. */
  onFeaturedMuted: { light: 'oklch(0.82 0.014 290)', dark: 'oklch(0.44 0.022 290)' },
  /** Header colours of tiers, each with its text colour; most are dimmer in the dark theme. */
  tier1: { light: 'oklch(0.42 0.06 272)', dark: 'oklch(0.51 0.06 271)' },
  onTier1: same('oklch(0.98 0.005 275)'),
  tier2: { light: 'oklch(0.8 0.13 88)', dark: 'oklch(0.77 0.12 86)' },
  onTier2: same('oklch(0.22 0.04 80)'),
  tier3: { light: 'oklch(0.82 0.012 260)', dark: 'oklch(0.77 0.014 260)' },
  onTier3: same('oklch(0.22 0.02 260)'),
  tier4: { light: 'oklch(0.53 0.1 52)', dark: 'oklch(0.55 0.105 48)' },
  onTier4: same('oklch(1 0 0)'),
  tier5: { light: 'oklch(0.5 0.06 195)', dark: 'oklch(0.47 0.056 195)' },
  onTier5: same('oklch(1 0 0)'),
  tier6: { light: 'oklch(0.78 0.045 45)', dark: 'oklch(0.77 0.042 45)' },
  onTier6: same('oklch(0.22 0.04 80)'),
} as const satisfies Record<string, Record<keyof ThemedColor, Oklch>>;

export type ColorRole = keyof typeof color;

/** The colours in both themes, for use outside CSS: images, `theme-color`. */
export const themeColors: Readonly<Record<ColorRole, ThemedColor>> = color;

/** The colour roles to choose from for a tier's header. A theme sets their values. */
export const tierColors = ['tier1', 'tier2', 'tier3', 'tier4', 'tier5', 'tier6'] as const;

export type TierColor = (typeof tierColors)[number];

export const textOnTier = (color: TierColor) =>
  color.replace('t', 'onT') as `on${Capitalize<TierColor>}`;

/**
 * Returns a background for what belongs to a header in this colour. The tints keep the colour's hue, which a mix with a
 * surface would lose. In the light theme, reds and oranges become sand, because their pale shades look like errors.
 */
export function tintOf(color: string): string {
  const pale = `oklch(from ${color} calc(0.88 + 0.08 * l) calc(c * 0.3) max(h, 66))`;
  const dim = `oklch(from ${color} calc(0.215 + 0.07 * l) calc(0.005 + c * 0.2) h)`;
  return `light-dark(${pale}, ${dim})`;
}

/** Spacing: 4, 8, 12, 16, 24, 32, 48, 72 and 112 px at the default text size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4.5rem',
  9: '7rem',
} as const;

/** The web font, from `@fontsource-variable`. The site, its images and Storybook load it. */
export const webFont = 'Bricolage Grotesque';

/** The fonts of all text: the web font, its metric-adjusted fallback, the system font. */
export const fontFamily = `'${webFont}', '${webFont} Fallback', ui-sans-serif, system-ui, sans-serif`;

/** Corner radii. */
export const radius = { control: '4px', card: '4px', full: '999px' } as const;

/**
 * Font sizes. The larger ones grow with the window. The largest has a limit, so that a long word
 * fits on a phone at any text size.
 */
export const fontSize = {
  small: '0.8125rem',
  /** `1rem` from `xl` up. */
  body: '0.9375rem',
  lead: '1.0625rem',
  subtitle: 'clamp(1.1875rem, 1.11rem + 0.33vw, 1.375rem)',
  title: 'clamp(1.4375rem, 1.32rem + 0.54vw, 1.75rem)',
  display: 'clamp(min(2.25rem, 11.75vw), 5vw, 3.5rem)',
} as const;

/** Line heights, unitless. */
export const lineHeight = { tight: '1.05', snug: '1.3', body: '1.55' } as const;

/** Durations and easing of transitions. */
export const motion = { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(.2,.8,.2,1)' } as const;

/** Sizes that several components share. */
export const size = {
  /** The minimum height of `SiteHeader` and of a sheet's head. */
  header: '3rem',
  /** The minimum height of `ViewBar`. */
  viewBar: '3rem',
  /** The minimum width and height of a touch target. */
  touchTarget: '44px',
  /** The maximum width of the page, including `gutter`: bars align their content with it. */
  page: '80rem',
  // As wide as 66 digits of the web font. With `ch`, line breaks would change with the font.
  /** The maximum length of a line of running text. */
  measure: '44.22em',
  /** The items' share of a `ComparisonTable`'s width; its columns share the rest. */
  itemsColumn: '21%',
  /** How far the first header of a rising `ComparisonTable` rises above the last one. */
  rise: 'clamp(4.5rem, 23.4vw - 9.5rem, 8.25rem)',
} as const;

/** Converts a name to the spelling of CSS: `surfaceSunken` to `surface-sunken`. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
