import { media, touchArea, uiGlobal, uiStyle, uiVariants, vars } from '../theme/style.ts';

/** The class of every mark. */
export const anyMark = uiStyle({});

/** A mark in place of a value. The icon has the text's colour, in forced colours too. */
export const mark = uiVariants(
  {
    included: { color: vars.color.positive },
    excluded: { color: vars.color.negative },
  },
  [anyMark],
);

export const noteLink = uiStyle({
  display: 'inline-grid',
  alignItems: 'center',
  // A 24 px target that does not increase the line height.
  minWidth: '1.5rem',
  height: '1.5rem',
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.75rem',
  paddingInlineStart: '0.25em',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1,
  verticalAlign: '0.3em',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': {
    [media.print]: { height: 'auto', fontSize: '0.8em' },
    [media.coarsePointer]: {
      selectors: {
        // As high as the row (its cell is positioned), so that it does not cover another target.
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          width: vars.size.touchTarget,
          marginInlineStart: `calc((1.5rem - ${vars.size.touchTarget}) / 2 - 0.25em)`,
        },
      },
    },
  },
  // Forced colours draw the transparent outline.
  selectors: {
    '&:target:not(:focus-visible)': { outline: '1px solid transparent' },
    '&:target': { backgroundColor: vars.color.accentTint },
  },
});

/** A disclosure, with the note's link beside it. */
export const explained = uiStyle({ display: 'flex', alignItems: 'start' });

export const explanation = uiStyle({
  minWidth: 0,
  fontWeight: 'normal',
  selectors: {
    '&::details-content': {
      '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

uiGlobal(`${explanation} > summary`, {
  position: 'relative',
  minHeight: '1.5rem',
  cursor: 'pointer',
});
uiGlobal(`${explanation} > summary::before`, { '@media': { [media.coarsePointer]: touchArea } });

/** Draws the share under values: a track, or a mark for each step. By attribute: a strict CSP forbids `style`. */
export const shares = uiStyle({});

const track = `${shares} [data-share]`;
/** The length of a mark and the gap after it. */
const pitch = 'min(1rem, 100% / var(--of))';
const filled = 'calc(var(--share, 0) * var(--part, 100% / 12))';

uiGlobal(`${track}::after`, {
  content: '""',
  display: 'block',
  blockSize: '3px',
  inlineSize: '100%',
  maxInlineSize: '6rem',
  marginBlockStart: vars.space[1],
  background: `linear-gradient(${vars.color.text} 0 0) 0 / ${filled} 100% no-repeat ${vars.color.track}`,
  printColorAdjust: 'exact',
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: `linear-gradient(CanvasText 0 0) 0 / ${filled} 100% no-repeat`,
      // The unfilled part of the track.
      boxShadow: 'inset 0 0 0 1px GrayText',
    },
  },
});
uiGlobal(`${track}:dir(rtl)::after`, { backgroundPositionX: '100%' });
for (let step = 1; step <= 12; step++) {
  const steps = `${shares} :is([data-share="${step}"], [data-share^="${step}/"])`;
  uiGlobal(steps, { vars: { '--share': `${step}` } });
}

// All marks have the same length: only tracks compare by length.
uiGlobal(`${track}[data-share*="/"]::after`, {
  vars: { '--part': pitch },
  mask: `repeating-linear-gradient(to right, #000 0 calc(${pitch} - 3px), transparent 0 ${pitch}) 0 / calc(var(--of) * ${pitch}) no-repeat`,
});
uiGlobal(`${track}[data-share*="/"]:dir(rtl)::after`, { maskPosition: '100%' });
for (let steps = 1; steps <= 6; steps++) {
  uiGlobal(`${shares} [data-share$="/${steps}"]`, { vars: { '--of': `${steps}` } });
}
