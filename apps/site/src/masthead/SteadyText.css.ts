import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  '@media': {
    screen: {
      selectors: {
        // Hidden behind the text, the same in the fallback font: the longer one gives the height.
        '&::after': {
          content: 'attr(data-text)',
          visibility: 'hidden',
          fontFamily: '"Bricolage Fallback", system-ui, sans-serif',
          // A little wider than that, as some words are in the web font.
          wordSpacing: '0.07em',
          paddingInlineEnd: '0.12em',
        },
      },
    },
  },
});

globalStyle(`${root} > span, ${root}::after`, { gridArea: '1 / 1', minWidth: 0 });
