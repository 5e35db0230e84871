import { back as backPath } from '../Icon/paths.ts';
import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.size.measure,
  fontSize: vars.fontSize.body,
  color: vars.color.textMuted,
  // Below cards, a table or a section.
  selectors: { '* + &': { marginBlockStart: vars.space[7] } },
  '@media': {
    [media.print]: { gap: 0, maxWidth: 'none', fontSize: '8pt', lineHeight: vars.lineHeight.snug },
  },
});

export const notes = uiStyle({
  paddingInlineStart: '1.75em',
  listStyle: 'decimal',
  fontVariantNumeric: 'tabular-nums',
});

export const note = uiStyle({
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': { [media.print]: { paddingBlock: 0 } },
  selectors: {
    '&::marker': { fontWeight: 600, color: vars.color.text },
    // Forced colours draw the transparent outline.
    '&:target': { outline: '1px solid transparent', backgroundColor: vars.color.accentTint },
  },
});

export const back = uiStyle({
  position: 'relative',
  display: 'inline-block',
  minHeight: '1.5rem',
  marginInlineStart: vars.space[2],
  // A long label wraps beside the arrow, not below it.
  paddingInlineStart: '1.5em',
  fontSize: vars.fontSize.small,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': {
    [media.coarsePointer]: {
      // On a line of its own: touch targets would spread lines of text.
      display: 'block',
      width: 'fit-content',
      marginInlineStart: 0,
      minHeight: vars.size.touchTarget,
      paddingBlock: `calc((${vars.size.touchTarget} - 1lh) / 2)`,
    },
    [media.print]: { display: 'none' },
  },
});

const arrow =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" fill="none" stroke="#000" ' +
  `stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${backPath}"/></svg>`;

// Without a block position, the arrow stays beside the first line.
uiGlobal(`${back}::before`, {
  content: '""',
  position: 'absolute',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginBlockStart: '0.2em',
  insetInlineStart: 0,
  backgroundColor: 'currentColor',
  mask: `url("data:image/svg+xml,${encodeURIComponent(arrow)}")`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'LinkText' } },
});
uiGlobal(`${back}:dir(rtl)::before`, { scale: '-1 1' });
