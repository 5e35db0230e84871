import { centredIn, labelText, media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

const box = {
  appearance: 'none',
  margin: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  // Keeps the label visible when a link scrolls to the field.
  scrollMarginBlockStart: '6rem',
} as const;

const invalid = '&:is([aria-invalid="true"], :user-invalid)';
// Thickens the border without moving the text, because colour alone does not suffice to mark an error.
const invalidBox = {
  borderColor: vars.color.danger,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
};
const disabled = { opacity: 0.55 };

export const control = uiStyle({
  ...box,
  width: '100%',
  minWidth: 0,
  minHeight: '2.75rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    [invalid]: invalidBox,
    '&:disabled': disabled,
  },
  '@media': {
    // iOS zooms into a field whose text is smaller than 16 px.
    [media.coarsePointer]: { fontSize: vars.fontSize.lead },
    [media.forcedColors]: { selectors: { [invalid]: { borderWidth: '3px' } } },
  },
});

export const textarea = uiStyle(control, {
  // An inline `textarea` would leave a gap for descenders below it.
  display: 'block',
  lineHeight: vars.lineHeight.body,
  resize: 'vertical',
});

// Draws one stroke of the chevron as a gradient, because an SVG image cannot inherit `currentColor`.
const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 40%, currentColor 40% 60%, transparent 60%)`;

export const select = uiStyle(control, {
  paddingInlineEnd: vars.space[6],
  textOverflow: 'ellipsis',
  backgroundImage: `${stroke('45deg')}, ${stroke('-45deg')}`,
  backgroundPosition: 'right 1.1rem center, right 0.8rem center',
  backgroundSize: '0.3rem 0.3rem',
  backgroundRepeat: 'no-repeat',
  selectors: { '&:dir(rtl)': { backgroundPosition: 'left 0.8rem center, left 1.1rem center' } },
  // Forced colours remove the drawn chevron, so the browser draws its own.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

const side = '1.5rem';
// Limits `:indeterminate` to checkboxes, as radio buttons match it while no button in their group is checked.
// `:where` lets each type set the widths of its mark's borders.
const chosen = '&:where(:checked, [type="checkbox"]:indeterminate)';

export const checkable = uiStyle({
  ...box,
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  // A rounder checkbox would look like a radio button.
  borderRadius: `min(${vars.radius.control}, ${side} / 4)`,
  cursor: 'pointer',
  selectors: {
    // Extends the touch target to 44 px.
    '&::before': { content: '""', position: 'absolute', inset: '-0.6875rem' },
    [chosen]: { borderColor: vars.color.text, backgroundColor: vars.color.text },
    [`${chosen}::after`]: { content: '""', border: `solid ${vars.color.canvas}` },
    // Draws the tick as two sides of a rotated rectangle.
    '&[type="checkbox"]::after': {
      width: '0.375rem',
      height: '0.75rem',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
      translate: '0 -10%',
    },
    '&[type="checkbox"]:indeterminate::after': {
      height: 0,
      width: '0.75rem',
      borderWidth: '0 0 2px',
      rotate: 'none',
      translate: 'none',
    },
    '&[type="radio"], &[type="radio"]::after': { borderRadius: vars.radius.full },
    '&[type="radio"]::after': { borderWidth: '0.3125rem' },
    [invalid]: invalidBox,
    '&:disabled': disabled,
  },
  '@media': {
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: { [`${chosen}::after`]: { content: 'none' } },
    },
  },
});

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
} as const;

export const root = uiStyle({ ...column, gap: vars.space[1] });

/** Spaces the choices so that no touch target covers another choice's box. */
export const group = uiStyle({ ...column, gap: vars.space[3], minInlineSize: 0 });
uiGlobal(`${group}[aria-invalid="true"] ${checkable}`, invalidBox);
// A legend is not a grid item, so `gap` does not apply to it.
uiGlobal(`${group} > legend`, { marginBlockEnd: vars.space[2] });

export const label = uiStyle({ ...labelText('body'), justifySelf: 'start' });

const small = { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug };

export const description = uiStyle({ ...small, color: vars.color.textMuted, textWrap: 'pretty' });

export const error = uiStyle({
  ...small,
  display: 'flex',
  columnGap: vars.space[1],
  fontWeight: 600,
  color: vars.color.danger,
});

export const errorIcon = uiStyle({ height: '1lh' });

const withBox = `${root}:has(> ${checkable})`;
uiGlobal(withBox, { gridTemplateColumns: `${side} minmax(0, 1fr)`, columnGap: vars.space[3] });
uiGlobal(`${withBox} > *`, { gridColumn: 2 });
// Aligns the label's first line with the box, or on touch screens with the box's touch target.
uiGlobal(`${withBox} > label`, {
  ...centredIn(side),
  fontWeight: 'inherit',
  cursor: 'pointer',
  '@media': { [media.coarsePointer]: centredIn(vars.size.touchTarget) },
});
uiGlobal(`${withBox} > ${checkable}`, {
  gridArea: '1 / 1',
  '@media': {
    [media.coarsePointer]: { marginBlock: `calc((${vars.size.touchTarget} - ${side}) / 2)` },
  },
});
