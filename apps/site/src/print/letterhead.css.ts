import { media, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Moves the footer's contact details, with the date, to the top of the printed page, opposite the logo. */
export const letterhead = style({});

globalStyle(`${letterhead} [data-part="contact"]`, {
  '@media': {
    [media.print]: {
      position: 'absolute',
      insetBlockStart: vars.space[1],
      insetInlineEnd: 0,
      maxWidth: '65%',
      fontSize: vars.fontSize.small,
      lineHeight: vars.lineHeight.snug,
      textAlign: 'end',
    },
  },
});
globalStyle(`${letterhead} address::after`, {
  '@media': {
    [media.print]: { content: 'var(--printed)', display: 'block', color: vars.color.textMuted },
  },
});
