import { webFont } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ '@media': { screen: { display: 'grid' } } });

globalStyle(`${root} > span, ${root}::before, ${root}::after`, { gridArea: '1 / 1', minWidth: 0 });

// Invisible copies in the fallback font: the one with the most lines sets the height.
globalStyle(`${root}::before`, { '@media': { screen: { content: 'attr(data-other)' } } });
globalStyle(`${root}::after`, { '@media': { screen: { content: 'attr(data-text)' } } });
globalStyle(`${root}::before, ${root}::after`, {
  visibility: 'hidden',
  fontFamily: `'${webFont} Fallback', system-ui, sans-serif`,
  // Slightly wider than the fallback font, as some words are in the web font.
  wordSpacing: '0.07em',
  paddingInlineEnd: '0.12em',
});
