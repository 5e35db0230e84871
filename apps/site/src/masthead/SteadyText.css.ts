import { media } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ display: 'grid' });

globalStyle(`${root} > span, ${root}::before, ${root}::after`, { gridArea: '1 / 1', minWidth: 0 });

// Hidden behind the text: copies in the fallback font. The one with the most lines gives the
// height. In wider windows a line more or less is a small part of what is seen.
const screen = `screen and ${media.belowLg}`;
globalStyle(`${root}::before`, { '@media': { [screen]: { content: 'attr(data-other)' } } });
globalStyle(`${root}::after`, { '@media': { [screen]: { content: 'attr(data-text)' } } });
globalStyle(`${root}::before, ${root}::after`, {
  visibility: 'hidden',
  fontFamily: '"Bricolage Fallback", system-ui, sans-serif',
  // A little wider than that, as some words are in the web font.
  wordSpacing: '0.07em',
  paddingInlineEnd: '0.12em',
});
