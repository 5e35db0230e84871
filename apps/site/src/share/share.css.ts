import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const icon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='red' " +
  "stroke-width='2'><path d='M12 15V3M7 8l5-5 5 5M5 13v7h14v-7'/></svg>";

/** A borderless button of a touch target's size that takes up little more room than its icon. */
export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  margin: '-0.6875rem -0.75rem',
  // Limits the tint to the area around the icon.
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

/** An icon button with a word beside the icon. */
export const wordButton = style([
  iconButton,
  {
    gridAutoFlow: 'column',
    gap: vars.space[2],
    inlineSize: 'auto',
    marginInline: 0,
    paddingInline: vars.space[3],
    fontSize: vars.fontSize.small,
    lineHeight: 1,
    opacity: 1,
  },
]);

// Draws the icon. An `svg` would add two elements to each of many buttons.
globalStyle(`${iconButton}::before`, {
  content: '""',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  backgroundColor: 'currentColor',
  mask: `url("data:image/svg+xml,${icon}")`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' } },
});
