import { media, pageWith, uiGlobal, uiStyle, vars, zIndex } from '../theme/style.ts';

const inset = 'env(safe-area-inset-bottom, 0px)';
const padding = vars.space[2];

export const root = uiStyle({
  position: 'fixed',
  zIndex: zIndex.bar,
  // Stays in place when a dialog's scroll lock hides a classic scrollbar.
  inset: 'auto var(--ui-scrollbar, 0px) 0 0',
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${padding} ${vars.size.gutter} calc(${padding} + ${inset})`,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.bottomBar]: { display: 'flex' } },
});

export const text = uiStyle({
  flex: '1 1 6rem',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  fontFamily: vars.font.brand,
  fontWeight: 600,
  lineHeight: 1.2,
  textWrap: 'balance',
});

// In windows narrower than 18rem, enlarged text needs two lines, so the height is 8.5rem. The factor 99 makes the
// change a step: the product is negative in wider windows, and exceeds 8.5rem in slightly narrower ones.
const height = `max(2.75rem + 2 * ${padding} + 1px, min(8.5rem, (18rem - 100vw) * 99))`;
const room = `calc(${height} + ${inset})`;

uiGlobal(pageWith('bottom-bar'), {
  '@media': { [media.bottomBar]: { scrollPaddingBottom: room } },
});
// Reserves room at the page's end with a pseudo-element, because projects reset `body`'s padding.
uiGlobal(`${pageWith('bottom-bar')} body::after`, {
  '@media': {
    // Hidden, because a visible box that moves while the page streams in counts as a layout shift.
    [media.bottomBar]: { content: '""', display: 'block', blockSize: room, visibility: 'hidden' },
  },
});
