import { labelText, media, openIn, uiGlobal, uiStyle, vars } from '../theme/style.ts';

const line = `1px solid ${vars.color.line}`;

export const root = uiStyle({ borderBlockStart: line });

export const item = uiStyle({ borderBlockEnd: line, selectors: openIn(media.print) });

export const summary = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '3.5rem',
  paddingBlock: vars.space[2],
  ...labelText('lead'),
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.canHover]: { ':hover': { textDecoration: 'underline' } } },
});

export const question = uiStyle({ minWidth: 0, font: 'inherit', letterSpacing: 'inherit' });

export const content = uiStyle({
  maxWidth: vars.size.measure,
  paddingBlockEnd: vars.space[5],
  // Keeps the question visible when a link scrolls to the answer.
  scrollMarginBlockStart: '5rem',
});
uiGlobal(`${content} > * + *`, { marginBlockStart: vars.space[3] });
