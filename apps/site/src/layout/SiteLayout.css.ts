import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle(':root', { vars: { [vars.size.page]: 'clamp(80rem, 92vw, 94rem)' } });

globalStyle('body', { overflowWrap: 'anywhere' });

export const logoLink = style({ minHeight: vars.size.touchTarget });

/** Has a paler frame than the audience switch, because only that switch changes the offers. */
export const themeSwitch = style({ marginInlineStart: 'auto', borderColor: vars.color.line });

export const main = style({
  paddingBlock: `${vars.space[5]} ${vars.space[7]}`,
  '@media': {
    [media.belowMd]: { paddingBlockStart: vars.space[4] },
    [media.print]: { paddingBlock: `${vars.space[3]} ${vars.space[2]}` },
  },
});

// Hides the focus ring of the offers, to which the skip link moves focus.
globalStyle(`${main} > [tabindex="-1"]`, { outline: 'none' });

// Adds space around sections with a heading, but not around the bottom bar, which has none.
globalStyle(`${main} > [aria-labelledby]`, { marginBlock: vars.space[7] });

/** The date of the prices. Not printed, because the printed terms state it. */
export const pricesAsOf = style({
  marginBlockStart: vars.space[5],
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});

export const footer = style({});

// In print, the contact details and the date form the letterhead.
globalStyle(`${footer} [data-part="contact"]`, {
  '@media': {
    [media.print]: {
      position: 'absolute',
      insetBlockStart: vars.space[1],
      insetInlineEnd: 0,
      maxWidth: '65%',
      fontSize: vars.fontSize.small,
      lineHeight: vars.lineHeight.snug,
      textAlign: 'end',
    },
  },
});
globalStyle(`${footer} address::after`, {
  '@media': {
    [media.print]: { content: 'var(--printed)', display: 'block', color: vars.color.textMuted },
  },
});

/** Rows of equal bars, which add up to a waveform: each row's spacing and start, in steps of 14 px; its height in px. */
const rows = [
  [1, 0, 12],
  [2, 1, 24],
  [3, 2, 34],
  [5, 1, 46],
  [11, 4, 56],
  [17, 3, 64],
  [23, 8, 72],
] as const;

// Draws the waveform with gradients, because an image in CSS would take a phone up to 30 ms to render.
globalStyle(`${footer}::after`, {
  content: '""',
  display: 'block',
  blockSize: '72px',
  backgroundColor: `color-mix(in oklab, ${vars.color.onInverseSurface} 22%, transparent)`,
  mask: rows
    .flatMap(([spacing, start, height]) => [
      `linear-gradient(90deg, red 6px, transparent 0) ${start * 14}px 100% / ${spacing * 14}px ${height - 3}px repeat-x`,
      `radial-gradient(circle at 3px, red 2.5px, transparent 3px) ${start * 14}px calc(100% - ${height - 6}px) / ${spacing * 14}px 6px repeat-x`,
    ])
    .join(),
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    [media.print]: { display: 'none' },
  },
});
