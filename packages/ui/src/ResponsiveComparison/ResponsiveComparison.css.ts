import { media, uiGlobal, uiStyle, vars } from '../theme/style.ts';

/** Without scripts, links to a column lead to its card: in wide windows an invisible one above the table. */
const withoutScript = `screen and ${media.md} and ${media.noScript}`;

export const cards = uiStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [`${media.md}, ${media.print}`]: { display: 'none' },
    [withoutScript]: {
      display: 'grid',
      position: 'absolute',
      visibility: 'hidden',
      blockSize: 0,
      overflow: 'clip',
    },
  },
});
uiGlobal(`${cards} > *`, { '@media': { [withoutScript]: { gridArea: '1 / 1' } } });

/** The component keeps cards in place itself, as not all browsers anchor the scroll position. */
export const card = uiStyle({ overflowAnchor: 'none' });

export const table = uiStyle({
  '@media': { [`screen and ${media.belowMd}`]: { display: 'none' } },
});

export const notes = uiStyle({
  marginBlockStart: vars.space[5],
  '@media': { [media.md]: { marginBlockStart: vars.space[6] } },
});
// In cards several references have the same name: the browser's Back leads to the right one.
uiGlobal(`${notes} [data-part="back"]`, {
  '@media': { [`screen and ${media.belowMd}`]: { display: 'none' } },
});
