import { media, pageWith, uiGlobal, uiStyle, vars, zIndex } from '../theme/style.ts';

const inset = 'env(safe-area-inset-bottom, 0px)';
const padding = vars.space[2];

export const root = uiStyle({
  position: 'sticky',
  zIndex: zIndex.bar,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${padding} ${vars.size.gutter} calc(${padding} + ${inset})`,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
  transition: `translate ${vars.motion.slow} ${vars.motion.ease}, visibility ${vars.motion.slow}`,
  selectors: { '&[data-away]:not(:focus-within)': { translate: '0 100%', visibility: 'hidden' } },
  '@media': { [`${media.md}, ${media.print}`]: { display: 'none' } },
});

export const text = uiStyle({
  flex: '1 1 6rem',
  // Only a word that is wider than the bar breaks.
  maxWidth: '100%',
  overflowWrap: 'break-word',
  fontFamily: vars.font.brand,
  fontWeight: 600,
  lineHeight: 1.2,
  textWrap: 'balance',
});

// Reserved below scroll and focus targets. The second term is zero until large text needs two lines.
const room = `max(2.75rem + 2 * ${padding} + 1px, min(8.5rem, (18rem - 100vw) * 99))`;

uiGlobal(pageWith('bottom-bar'), {
  '@media': {
    [`screen and ${media.belowMd}`]: { scrollPaddingBottom: `calc(${room} + ${inset})` },
  },
});
// Its action receives focus without a scroll while the bar sticks.
uiGlobal(`${root} *`, { scrollMarginBlockEnd: `calc(-1 * ${room})` });
