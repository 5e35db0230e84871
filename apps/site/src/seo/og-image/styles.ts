import { lightColors } from '../../hexColors.ts';
import { ogImageSize } from '../ogImages.ts';

export const margin = 64;

export const offersWidth = ogImageSize.width - 2 * margin;

export const headingSize = 76;

/** Returns the font size, up to `largest`, at which `text` in display type fits on one line. */
export function fitting(text: string, largest: number, width: number = offersWidth): number {
  const advance = (character: string) =>
    advances.find(({ of }) => of.test(character))?.advance ?? commonAdvance;
  const length = [...text].reduce((sum, character) => sum + advance(character), 0);
  return Math.min(largest, width / length);
}

/** The advance widths of the display type in em, rounded up. */
const advances = [
  { of: /[mwMW@%&]/, advance: 0.85 },
  { of: /[filt .,'’]/, advance: 0.32 },
  { of: /\d/, advance: 0.62 },
  { of: /[A-Z]/, advance: 0.7 },
];
const commonAdvance = 0.6;

export const display = { fontWeight: 800, letterSpacing: '-0.02em' } as const;

export const secondary = { fontSize: 22, lineHeight: 1.2, color: lightColors.textMuted } as const;

/** Sets `border-box`, because satori defaults to `content-box`. */
export const box = { display: 'flex', boxSizing: 'border-box' } as const;
export const row = { ...box, alignItems: 'center' } as const;
export const column = { ...box, flexDirection: 'column' } as const;

export const pill = { ...row, flexShrink: 0, borderRadius: 99, fontWeight: 600 } as const;
