import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const logoLink = style({ minHeight: vars.size.touchTarget });

/** At the end of its bar, also alone. */
export const themeSwitch = style({ marginInlineStart: 'auto' });

export const main = style({
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
  '@media': {
    [media.md]: { paddingBlock: `${vars.space[6]} ${vars.space[9]}` },
    [media.print]: { paddingBlock: `${vars.space[3]} ${vars.space[2]}` },
  },
});

// The offers, to which the skip link leads.
globalStyle(`${main} > [tabindex="-1"]`, { outline: 'none' });

/** The date of the prices below the offers; in print it is among the terms. */
export const pricesAsOf = style({
  marginBlockStart: vars.space[5],
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});
