import { media } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** What a tier adds to the next lower one, an item a line. */
export const highlights = style({ fontWeight: 400 });
globalStyle(`${highlights} > li`, { paddingInlineStart: '0.75em', textIndent: '-0.75em' });
globalStyle(`tr:has(> td > ${highlights})`, { '@media': { [media.print]: { display: 'none' } } });
