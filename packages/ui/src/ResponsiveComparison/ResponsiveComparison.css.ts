import { media, uiGlobal, uiStyle, uiVariants, vars } from '../theme/style.ts';

const cardsBelow = (wide: string) => ({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [`${wide}, ${media.print}`]: { display: 'none' } },
});
export const cards = uiVariants({ md: cardsBelow(media.md), lg: cardsBelow(media.lg) });

const hiddenBelow = (wide: string) => ({
  '@media': { [`screen and (not ${wide})`]: { display: 'none' } },
});
export const table = uiVariants({ md: hiddenBelow(media.md), lg: hiddenBelow(media.lg) });

/** The component keeps cards in place itself, as not all browsers anchor the scroll position. */
export const card = uiStyle({ overflowAnchor: 'none' });

export const notes = uiStyle({
  marginBlockStart: vars.space[5],
  '@media': { [media.md]: { marginBlockStart: vars.space[6] } },
});

for (const size of ['md', 'lg'] as const) {
  // Without scripts, links to a column lead to its card: in wide windows an invisible one above the table.
  const withoutScript = `screen and ${media[size]} and ${media.noScript}`;
  uiGlobal(cards[size], {
    '@media': {
      [withoutScript]: {
        display: 'grid',
        position: 'absolute',
        visibility: 'hidden',
        blockSize: 0,
        overflow: 'clip',
      },
    },
  });
  uiGlobal(`${cards[size]} > *`, { '@media': { [withoutScript]: { gridArea: '1 / 1' } } });
  // In cards several references have the same name: the browser's Back leads to the right one.
  uiGlobal(`${table[size]} ~ ${notes} [data-part="back"]`, hiddenBelow(media[size]));
}
