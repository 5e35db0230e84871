import { centredIn, media, textOnInverseSurface, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  // Separates the footer from a dark page.
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.inverseSurface,
  '@media': { [media.print]: { background: 'none' } },
});

/** Has `data-theme="dark"`: every colour, the focus ring's included, takes its dark value. */
export const inner = uiStyle({
  display: 'grid',
  // Lets a long word break instead of widening the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: `${vars.space[6]} ${vars.size.gutter} ${vars.space[5]}`,
  // The footer's background, not the dark theme's canvas.
  backgroundColor: 'inherit',
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': {
    ...textOnInverseSurface,
    [media.lg]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: `${vars.space[7]} ${vars.space[8]}`,
      paddingBlockStart: vars.space[7],
    },
    [media.print]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[4], paddingBlock: 0 },
  },
});

/** Print shows only the contact details. */
export const screenOnly = uiStyle({ '@media': { [media.print]: { display: 'none' } } });

export const links = uiStyle({
  columns: '8.5rem',
  columnGap: vars.space[5],
  '@media': {
    [media.md]: { columnWidth: '10.5rem' },
    // As far apart as the columns beside it.
    [media.lg]: { columnGap: vars.space[8] },
  },
});

export const item = uiStyle({ breakInside: 'avoid' });

export const group = uiStyle({ paddingInlineStart: vars.space[4] });

export const plain = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  ...centredIn('2.25rem'),
  '@media': {
    [media.coarsePointer]: centredIn(vars.size.touchTarget),
    [media.print]: { paddingBlock: 0 },
  },
});

export const link = uiStyle(plain, {
  textDecoration: 'none',
  textUnderlineOffset: '0.25em',
  selectors: { '&[aria-current]': { fontWeight: 700, textDecoration: 'underline' } },
  '@media': { [media.canHover]: { ':hover': { textDecoration: 'underline' } } },
});

// A hyphen would change an address.
export const address = uiStyle({
  display: 'grid',
  justifyItems: 'start',
  fontStyle: 'normal',
  hyphens: 'manual',
  '@media': { [media.print]: { display: 'block', justifyItems: 'normal' } },
});
uiGlobal(`${address} > * + *`, {
  '@media': { [media.print]: { marginInlineStart: vars.space[4] } },
});

export const heading = uiStyle(plain, {
  display: 'flex',
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  letterSpacing: 'normal',
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});

export const foot = uiStyle({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  '@media': { [media.print]: { padding: 0, border: 0 } },
});
