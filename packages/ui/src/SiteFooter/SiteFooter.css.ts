import { centredIn, media, textOnInverseSurface, uiGlobal, uiStyle, vars } from '../theme/style.ts';

export const root = uiStyle({
  // Separates the footer from a dark page.
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.inverseSurface,
  // Colours the space below the footer that a `BottomBar` covers.
  '@media': {
    screen: { boxShadow: `0 4.5rem ${vars.color.inverseSurface}` },
    [media.print]: { background: 'none' },
  },
});

const rows = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const;

export const inner = uiStyle({
  display: 'grid',
  // The larger the text, the fewer columns fit, down to one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  columnGap: vars.space[4],
  padding: `${vars.space[7]} ${vars.size.gutter} ${vars.space[5]}`,
  // Keeps the footer's background instead of the dark theme's canvas.
  backgroundColor: 'inherit',
  color: vars.color.text,
  overflowWrap: 'anywhere',
  '@media': {
    ...textOnInverseSurface,
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [media.print]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[4], padding: 0 },
  },
});

// Enlarges the targets of a consumer's own links. As the links are inline, padding does not move lines.
uiGlobal(`:where(${inner}) a`, { paddingBlock: '0.25rem' });

export const lead = uiStyle({
  gridColumn: '1 / -1',
  marginBlockEnd: vars.space[6],
  '@media': { [media.print]: { display: 'none' } },
});

export const navigation = uiStyle({
  ...rows,
  marginBlockEnd: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});

export const links = uiStyle(rows);

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
  selectors: { '&[aria-current]': { fontWeight: 600, textDecoration: 'underline' } },
  '@media': { [media.canHover]: { ':hover': { textDecoration: 'underline' } } },
});

export const contact = uiStyle({
  ...rows,
  color: vars.color.textMuted,
  '@media': {
    [media.lg]: { gridColumn: '1 / span 3' },
    [media.xl]: { gridColumn: '1 / span 6' },
    [media.print]: { display: 'block' },
  },
});
uiGlobal(`${contact} > *`, { gridColumn: '1 / -1' });

export const address = uiStyle({
  ...rows,
  justifyItems: 'start',
  fontStyle: 'normal',
  // Hyphenation would change an address.
  hyphens: 'manual',
  '@media': { [media.print]: { display: 'block' } },
});
// Gives more room to the first detail, the e-mail address, because it is the longest.
uiGlobal(`${address} > :first-child`, {
  gridColumn: '1 / -1',
  '@media': {
    [media.md]: { gridColumn: 'span 2' },
    [media.lg]: { gridColumn: 'auto' },
    [media.xl]: { gridColumn: 'span 2' },
  },
});
uiGlobal(`${address} > *`, {
  '@media': { '(width < 30em)': { gridColumn: '1 / -1' }, [media.xl]: { gridColumn: 'span 2' } },
});
uiGlobal(`${address} > * + *`, {
  '@media': { [media.print]: { marginInlineStart: vars.space[4] } },
});

export const content = uiStyle({ display: 'contents' });

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
  ...centredIn('2.25rem'),
  fontSize: vars.fontSize.small,
  textWrap: 'balance',
  color: vars.color.textMuted,
  '@media': {
    [media.lg]: { gridColumn: 'auto / -1' },
    [media.xl]: { gridColumn: 'span 2 / -1' },
    [media.print]: { padding: 0 },
  },
});
