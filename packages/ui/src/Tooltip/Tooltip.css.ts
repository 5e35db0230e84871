import { fromBase, labelText, media, uiStyle, vars, zIndex } from '../theme/style.ts';

const anchor = '--ui-tooltip';

export const root = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  '@supports': {
    '(anchor-scope: all)': { position: 'static', anchorName: anchor, anchorScope: anchor },
  },
});

// The fallback flips the tooltip up at the window's bottom edge. It is set only while the tooltip is shown, because
// WebKitGTK 2.50 hangs if the anchor of a hidden tooltip becomes hidden, for example in a narrowed window.
const shown = { display: 'block', opacity: 1, positionTryFallbacks: 'flip-block' };

export const bubble = uiStyle({
  ...fromBase,
  position: 'absolute',
  zIndex: zIndex.raised,
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  display: 'none',
  width: 'max-content',
  maxWidth: 'min(16rem, 100vw - 1rem)',
  marginBlock: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: '1px solid transparent',
  borderRadius: '8px',
  translate: '-50%',
  backgroundColor: vars.color.text,
  color: vars.color.canvas,
  ...labelText('small'),
  textAlign: 'center',
  textWrap: 'balance',
  selectors: {
    // Covers the gap to the control, so that the pointer can move onto the bubble.
    '&::before': { content: '""', position: 'absolute', insetBlock: '-0.5rem', insetInline: 0 },
    [`${root}:has(:focus-visible):not([data-dismissed]) > &`]: shown,
  },
  '@media': {
    [media.canHover]: { selectors: { [`${root}:hover:not([data-dismissed]) > &`]: shown } },
    [media.print]: { visibility: 'hidden' },
  },
  '@supports': {
    // Lets the browser shift the bubble sideways to keep it inside the window.
    '(anchor-scope: all)': {
      position: 'fixed',
      inset: 'auto',
      marginInline: vars.space[2],
      translate: 'none',
      positionAnchor: anchor,
      positionArea: 'block-end span-all',
      justifySelf: 'anchor-center',
    },
  },
});
