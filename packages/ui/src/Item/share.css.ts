import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/**
 * Draws a thin track, filled by the share, under values that have one. Uses an attribute, as a strict
 * Content-Security-Policy forbids inline styles.
 */
export const shares = uiStyle({});

const track = `${shares} [data-share]`;
const fill = 'calc(var(--share, 0) * 100% / 12)';

uiGlobal(`${track}::after`, {
  content: '""',
  display: 'block',
  blockSize: '3px',
  inlineSize: '100%',
  maxInlineSize: '6rem',
  marginBlockStart: vars.space[1],
  background: `linear-gradient(${vars.color.text} 0 0) 0 / ${fill} 100% no-repeat ${vars.color.track}`,
  printColorAdjust: 'exact',
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: `linear-gradient(CanvasText 0 0) 0 / ${fill} 100% no-repeat`,
      // The unfilled part of the track.
      boxShadow: 'inset 0 0 0 1px GrayText',
    },
  },
});
uiGlobal(`${track}:dir(rtl)::after`, { backgroundPositionX: '100%' });
for (let step = 1; step <= 12; step++) {
  uiGlobal(`${shares} [data-share="${step}"]`, { vars: { '--share': `${step}` } });
}
