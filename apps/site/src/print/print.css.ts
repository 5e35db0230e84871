import { media, vars } from '@agency/ui/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';

/* A printed page is a proposal on one A4 sheet: a letterhead from the footer, one view's offers, and the terms. */

// vanilla-extract emits `@page` unchanged, although its types lack the rule.
globalStyle('@page', { size: 'A4', margin: '12mm 14mm' } as GlobalStyleRule);
globalStyle('@page landscape', { size: 'A4 landscape', margin: '8mm 14mm' } as GlobalStyleRule);

globalStyle(':root', {
  '@media': {
    [media.print]: {
      vars: {
        [vars.color.canvas]: vars.color.surface,
        [vars.size.gutter]: '0px',
        [vars.size.header]: '2.5rem',
        [vars.size.touchTarget]: '0px',
      },
      fontSize: '10pt',
    },
  },
});

globalStyle('a', { '@media': { [media.print]: { textDecoration: 'none' } } });

export const terms = style({
  marginBlockStart: vars.space[5],
  fontSize: '8pt',
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { screen: { display: 'none' } },
});

globalStyle(`${terms} > b`, { display: 'block', lineHeight: vars.lineHeight.tight });
