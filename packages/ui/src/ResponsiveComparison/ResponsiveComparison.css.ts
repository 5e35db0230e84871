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

/** Disables scroll anchoring, as the component itself keeps cards in place, even in browsers that lack anchoring. */
export const card = uiStyle({ overflowAnchor: 'none' });

export const notes = uiStyle({
  marginBlockStart: vars.space[5],
  '@media': { [media.md]: { marginBlockStart: vars.space[6] } },
});

for (const size of ['md', 'lg'] as const) {
  // In wide windows without script, the cards stay above the table as invisible link targets.
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
  // Hides the notes' back links while cards are shown, as several cards can contain the same item.
  uiGlobal(`${table[size]} ~ ${notes} [data-part="back"]`, hiddenBelow(media[size]));
}
