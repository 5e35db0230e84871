import { labelText, media, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({ minWidth: 0 });

const withoutTabs = `${media.print}, ${media.noScript}`;

/** The negative margin aligns the first tab's text with the panel's. */
export const list = uiStyle({
  display: 'flex',
  gap: vars.space[4],
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  overflowX: 'auto',
  '@media': { [withoutTabs]: { display: 'none' } },
});

export const tab = uiStyle({
  position: 'relative',
  flex: 'none',
  minHeight: '2.75rem',
  padding: `${vars.space[2]} ${vars.space[1]}`,
  border: 0,
  borderRadius: vars.radius.control,
  // Draws the focus ring inside, as the list would clip an outer one.
  outlineOffset: '-2px',
  background: 'none',
  ...labelText('body'),
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.text },
    // Marks the selected tab with a border, which forced colours keep.
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[1],
      insetBlockEnd: 0,
      borderBlockEnd: '3px solid',
    },
  },
  '@media': { [media.canHover]: { ':hover': { color: vars.color.text } } },
});

/** A box that hides its panel. On the panel itself, `hidden=until-found` would keep the border and tab stop. */
export const panelBox = uiStyle({
  '@media': {
    // Hides the unselected panels before hydration.
    'screen and (scripting: enabled)': {
      selectors: { '&:not([data-selected], [hidden])': { display: 'none' } },
    },
    [media.print]: { display: 'block', contentVisibility: 'visible' },
  },
});

export const panel = uiStyle({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [withoutTabs]: {
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          paddingBlockEnd: vars.space[2],
          fontWeight: 600,
        },
      },
    },
  },
});
