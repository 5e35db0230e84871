import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { letterhead } from '../print/print.css.ts';

export const logoLink = style({ minHeight: vars.size.touchTarget });

/** Puts the switch at the end of the view bar, even if it is alone there. */
export const themeSwitch = style({ marginInlineStart: 'auto' });

export const main = style({
  paddingBlock: `${vars.space[5]} ${vars.space[7]}`,
  '@media': {
    [media.md]: { paddingBlock: `${vars.space[6]} ${vars.space[7]}` },
    [media.print]: { paddingBlock: `${vars.space[3]} ${vars.space[2]}` },
  },
});

// Hides the focus ring of the offers, to which the skip link moves focus.
globalStyle(`${main} > [tabindex="-1"]`, { outline: 'none' });

// Separates named sections from the offers. The bottom bar has no name.
globalStyle(`${main} > [aria-labelledby]`, { marginBlock: vars.space[7] });

/** The date of the prices, below the offers. In print, the terms state the date. */
export const pricesAsOf = style({
  marginBlockStart: vars.space[5],
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});

/** The heights of a waveform's bars, in px. */
const bars = [
  8, 15, 27, 20, 33, 44, 24, 13, 21, 11, 31, 39, 17, 25, 12, 19, 36, 28, 45, 23, 16, 32, 19, 12,
];
const [pitch, height] = [14, 48];
const path = bars
  .map((bar, index) => `M${index * pitch + 3} ${height - bar}V${2 * height}`)
  .join('');
const waveform =
  `<svg xmlns='http://www.w3.org/2000/svg' width='${bars.length * pitch}' height='${1.5 * height}' fill='none' ` +
  `stroke='red' stroke-width='6' stroke-linecap='round'><path d='${path}'/></svg>`;

// The page ends with a waveform of whole periods, which the lower edge crops.
globalStyle(`${letterhead} > [data-theme]`, { paddingBlockEnd: 0 });
globalStyle(`${letterhead} > [data-theme]::after`, {
  content: '""',
  gridColumn: '1 / -1',
  blockSize: `${height}px`,
  marginBlockStart: vars.space[4],
  backgroundColor: vars.color.line,
  mask: `url("data:image/svg+xml,${waveform}") 0 0 round no-repeat`,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});
