import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** An arrow rising out of a tray, drawn as a polygon, because an image in CSS takes a phone up to 30 ms to render. */
const icon =
  'polygon(17% 55%, 25% 55%, 25% 80%, 50% 80%, 50% 63%, 46% 63%, 46% 24%, 33% 37%, 27% 31%, 50% 8%, ' +
  '73% 31%, 67% 37%, 54% 24%, 54% 63%, 50% 63%, 50% 80%, 75% 80%, 75% 55%, 83% 55%, 83% 88%, 17% 88%)';

/** A touch target. Its negative margins leave it little more room than its icon, and align the icon with the line's end. */
export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginBlock: '-0.6875rem',
  marginInline: '-0.75rem -0.9375rem',
  // With `background: content-box`, keeps the hover tint close to the icon.
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.card,
  background: 'content-box',
  opacity: 0.75,
  verticalAlign: 'top',
  cursor: 'pointer',
  // Puts the outline inside the target, because sticky bars would cover part of an outer outline.
  outlineOffset: '-4px',
  selectors: { '&:focus-visible': { opacity: 1 } },
  '@media': {
    [media.canHover]: {
      selectors: {
        '&:hover': {
          backgroundColor: 'color-mix(in oklab, currentColor 12%, transparent)',
          opacity: 1,
        },
      },
    },
    [media.forcedColors]: { opacity: 1 },
    [media.print]: { display: 'none' },
  },
});

// Draws the icon as a pseudo-element, because an `svg` would add two elements to each of many buttons.
globalStyle(`${iconButton}::before`, {
  content: '""',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  backgroundColor: 'currentColor',
  clipPath: icon,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' } },
});
