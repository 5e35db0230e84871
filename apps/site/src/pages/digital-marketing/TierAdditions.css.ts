import { media } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const additions = style({});
globalStyle(`tr:has(> td > ${additions})`, { '@media': { [media.print]: { display: 'none' } } });
