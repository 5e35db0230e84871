import { centredIn, labelText, media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

const box = {
  appearance: 'none',
  margin: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  // A link to the field scrolls its label into view, too.
  scrollMarginBlockStart: '6rem',
} as const;

const invalid = '&:is([aria-invalid="true"], :user-invalid)';
// Thickens the border, as colour alone is not enough, without moving the text.
const invalidBox = {
  borderColor: vars.color.danger,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
};
const disabled = { opacity: 0.55 };

/** Text fields and lists. */
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
  // Inline, it would leave a gap for descenders below it.
  display: 'block',
  lineHeight: vars.lineHeight.body,
  resize: 'vertical',
});

// Draws the two strokes of a chevron: an image cannot use `currentColor`.
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
  // Forced colours remove the drawing.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

const side = '1.5rem';
// A radio button is also `:indeterminate`, as long as no button of its group is checked.
const chosen = '&:is(:checked, [type="checkbox"]:indeterminate)';

/** A checkbox, and the box of a radio button. */
export const checkable = uiStyle({
  ...box,
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  // A rounder one would look like a radio button.
  borderRadius: `min(${vars.radius.control}, ${side} / 4)`,
  cursor: 'pointer',
  selectors: {
    // The touch target.
    '&::before': { content: '""', position: 'absolute', inset: '-0.6875rem' },
    [chosen]: { borderColor: vars.color.text, backgroundColor: vars.color.text },
    [`${chosen}::after`]: { content: '""', border: `solid ${vars.color.canvas}` },
    // The tick: two sides of a turned rectangle.
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

/** Spaces its choices so that their touch targets do not overlap. */
export const group = uiStyle({ ...column, gap: vars.space[3], minInlineSize: 0 });
uiGlobal(`${group}[aria-invalid="true"] ${checkable}`, invalidBox);
// A legend is not a grid item.
uiGlobal(`${group} > legend`, { marginBlockEnd: vars.space[2] });

export const label = uiStyle({ ...labelText('body'), justifySelf: 'start' });

const small = { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.snug };

export const description = uiStyle({ ...small, color: vars.color.textMuted, textWrap: 'pretty' });

// Its icon has the text's colour, in forced colours too.
export const error = uiStyle({
  ...small,
  display: 'flex',
  columnGap: vars.space[1],
  fontWeight: 600,
  color: vars.color.danger,
});

/** Beside the first line. */
export const errorIcon = uiStyle({ height: '1lh' });

// Places a checkbox or a radio button before its label.
const withBox = `${root}:has(> ${checkable})`;
uiGlobal(withBox, { gridTemplateColumns: `${side} minmax(0, 1fr)`, columnGap: vars.space[3] });
uiGlobal(`${withBox} > *`, { gridColumn: 2 });
// Aligns the first line with the box; on touch screens it is as high as a touch target.
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
