/** Returns the font size, up to `largest`, at which `text` in display type fits into `width` on one line. */
export function fittingSize(text: string, largest: number, width: number): number {
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
