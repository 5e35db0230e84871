import { type ColorRole, textOnTier, tierColors } from '../theme/tokens.ts';

/** A colour role used on another, and the minimum contrast for that use (WCAG 2.2). */
export interface ContrastPair {
  on: ColorRole;
  role: ColorRole;
  /** 7 for body text, 4.5 for other text, 3 for graphics and the borders of controls. */
  atLeast: 7 | 4.5 | 3;
}

const grounds = ['canvas', 'surface', 'surfaceSunken'] as const;

const everywhere = (role: ColorRole, atLeast: ContrastPair['atLeast']): ContrastPair[] =>
  grounds.map((on) => ({ on, role, atLeast }));

export const contrastPairs: readonly ContrastPair[] = [
  ...everywhere('text', 7),
  ...everywhere('textMuted', 4.5),
  ...everywhere('positive', 4.5),
  ...everywhere('danger', 4.5),
  ...everywhere('lineStrong', 3),
  ...everywhere('accent', 3),
  ...everywhere('focusRing', 3),
  { on: 'accentTint', role: 'text', atLeast: 7 },
  { on: 'accentTint', role: 'focusRing', atLeast: 3 },
  { on: 'accent', role: 'onAccent', atLeast: 4.5 },
  { on: 'text', role: 'canvas', atLeast: 7 },
  { on: 'inverseSurface', role: 'onInverseSurface', atLeast: 7 },
  { on: 'inverseSurface', role: 'onInverseSurfaceMuted', atLeast: 4.5 },
  { on: 'featured', role: 'onFeatured', atLeast: 7 },
  { on: 'featured', role: 'onFeaturedMuted', atLeast: 4.5 },
  ...tierColors.map((on) => ({ on, role: textOnTier(on), atLeast: 4.5 }) as const),
];
