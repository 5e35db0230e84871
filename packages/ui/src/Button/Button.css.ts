import { labelText, media, uiStyle, uiVariants, vars } from '../theme/style.ts';

const enabled = ':not(:disabled, [aria-disabled="true"])';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: `${vars.space[2]} ${vars.space[5]}`,
  border: '1.5px solid transparent',
  borderRadius: vars.radius.control,
  ...labelText('body'),
  textAlign: 'center',
  overflowWrap: 'break-word',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    [`&:active${enabled}`]: { translate: '0 1px' },
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    // On phones, a button wraps to the next row before its words break.
    [media.belowMd]: { flexShrink: 0, overflowWrap: 'anywhere' },
    [media.forcedColors]: { borderColor: 'currentColor' },
  },
});

const hover = (backgroundColor: string) => ({
  '@media': { [media.canHover]: { selectors: { [`&:hover${enabled}`]: { backgroundColor } } } },
});

const towards = (color: string, other: string) => `color-mix(in oklab, ${color} 86%, ${other})`;

export const tone = uiVariants({
  primary: {
    backgroundColor: vars.color.text,
    color: vars.color.canvas,
    ...hover(towards(vars.color.text, vars.color.canvas)),
  },
  highlighted: {
    backgroundColor: vars.color.accent,
    color: vars.color.onAccent,
    // Darkens in both themes, as the label is white in both.
    ...hover(towards(vars.color.accent, 'black')),
  },
  secondary: {
    borderColor: vars.color.lineStrong,
    // Removes the browser's grey background.
    backgroundColor: 'transparent',
    color: vars.color.text,
    ...hover(vars.color.surfaceSunken),
  },
});

export const size = uiVariants({
  small: {
    minHeight: '2rem',
    padding: `${vars.space[1]} ${vars.space[3]}`,
    fontSize: vars.fontSize.small,
    '@media': { [media.coarsePointer]: { minHeight: vars.size.touchTarget } },
  },
  large: {
    minHeight: '3.5rem',
    padding: `${vars.space[3]} ${vars.space[6]}`,
    fontSize: vars.fontSize.lead,
  },
});
