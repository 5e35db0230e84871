import { media, uiStyle, vars } from '../theme/style.ts';

export const included = uiStyle({ width: '1.125em', height: '1.125em' });
export const figure = uiStyle({ fontSize: '1.125em', fontWeight: 600, lineHeight: 1 });

export const excluded = uiStyle({ color: vars.color.textMuted });

export const noteLink = uiStyle({
  // Makes a 24 px target without a taller line. Stays inline, as an inline block could wrap onto a line of its own.
  whiteSpace: 'nowrap',
  paddingBlock: '0.35rem',
  paddingInlineEnd: '1.0625rem',
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.75rem',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  lineHeight: 1,
  verticalAlign: '0.3em',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': {
    [media.print]: { paddingBlock: 0, marginBlock: 0, fontSize: '0.8em' },
    [media.coarsePointer]: {
      // Fills the height of the row's positioned cell, so that this target covers no other target.
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        width: vars.size.touchTarget,
        marginInlineStart: `calc((1.5rem - ${vars.size.touchTarget}) / 2 - 0.25em)`,
      },
    },
  },
  // In forced colours, the transparent outline becomes visible.
  selectors: {
    '&:target:not(:focus-visible)': { outline: '1px solid transparent' },
    '&:target': { backgroundColor: vars.color.accentTint },
  },
});
