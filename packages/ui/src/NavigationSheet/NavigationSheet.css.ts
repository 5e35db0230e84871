import { labelText, media, uiGlobal, uiStyle, vars, zIndex } from '../theme/style.ts';

/** Hides the menu button and the sheet's head without script, as not all browsers support their invoker commands. */
export const scriptOnly = uiStyle({
  '@media': { [media.noScript]: { selectors: { '&&&': { display: 'none' } } } },
});

/** Removes the `noscript`'s box: a wide header hides its content, but the box would still leave a gap. */
export const withoutScript = uiStyle({ '@media': { [media.noScript]: { display: 'contents' } } });

export const sheet = uiStyle({
  '@media': {
    [media.noScript]: {
      transition: 'none',
      selectors: {
        'noscript:has([open]) ~ &': {
          position: 'absolute',
          zIndex: zIndex.raised,
          insetBlockStart: '100%',
          display: 'block',
          height: 'auto',
          maxHeight: `calc(100dvh - ${vars.size.header})`,
          borderBlockEnd: `1px solid ${vars.color.line}`,
          translate: 'none',
          opacity: 1,
        },
      },
    },
  },
});

export const content = uiStyle({ paddingBlockStart: vars.space[2] });

export const footer = uiStyle({
  display: 'grid',
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
});
uiGlobal(`${footer} > a`, { paddingBlock: vars.space[3], overflowWrap: 'anywhere' });

export const item = uiStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '3.5rem',
  ...labelText('subtitle'),
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&[data-current]::before, &[aria-current]::before': {
      content: '""',
      marginInlineEnd: vars.space[2],
      border: '0.25rem solid',
      borderRadius: vars.radius.full,
    },
  },
  '@media': { [media.canHover]: { selectors: { 'a&:hover': { textDecoration: 'underline' } } } },
});

export const summary = uiStyle(row, {
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const chevron = uiStyle({ marginInlineStart: 'auto' });

export const subList = uiStyle({ paddingBlockEnd: vars.space[3] });

export const subRow = uiStyle(row, {
  minHeight: '2.75rem',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.line}`,
  fontSize: vars.fontSize.lead,
  fontWeight: 400,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.text, fontWeight: 600 },
    '&[aria-current]::before': { content: 'none' },
  },
});
