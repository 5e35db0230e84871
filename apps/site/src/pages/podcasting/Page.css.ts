import { vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { root as runSheet } from '../../desk/RunSheet.css.ts';

const onPhones = 'screen and (width < 40em)';

/** On phones prices come first: the run sheet, which has no controls, stands under the cards. */
export const cardsFirst = style({
  '@media': { [onPhones]: { display: 'flex', flexDirection: 'column', gap: vars.space[5] } },
});
globalStyle(`${cardsFirst} > header`, { '@media': { [onPhones]: { display: 'contents' } } });
globalStyle(`${cardsFirst} ${runSheet}`, {
  '@media': { [onPhones]: { order: 1, alignSelf: 'stretch' } },
});
// Until the browser has read the cards of both views and the terms after them, the run sheet would be
// in their place, and move.
globalStyle(`${cardsFirst} > header:nth-last-child(-n + 3) ${runSheet}`, {
  '@media': { [onPhones]: { visibility: 'hidden' } },
});
