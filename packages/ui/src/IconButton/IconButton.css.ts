import { media, uiStyle, vars } from '../theme/style.ts';

const sunken = { backgroundColor: vars.color.surfaceSunken, color: vars.color.text };

export const root = uiStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  // Sets the icon's size, because icons are sized in `em`.
  fontSize: '1.5rem',
  selectors: {
    '&:disabled': { opacity: 0.55, pointerEvents: 'none' },
    // Forced colours remove the background but keep the border.
    '&[aria-pressed="true"]': { ...sunken, border: `1px solid ${vars.color.lineStrong}` },
  },
  '@media': { [media.canHover]: { ':hover': sunken }, [media.print]: { display: 'none' } },
});
