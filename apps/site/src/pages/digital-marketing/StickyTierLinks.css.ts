import { marketingTiers } from '@agency/pricing-data';
import { media, stickyBelowBars, vars } from '@agency/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { comparison } from './DigitalMarketingPage.css.ts';

const rowHeight = '2.5rem';

globalStyle(`${comparison} article`, {
  scrollMarginBlockStart: `calc(${rowHeight} + ${vars.space[2]})`,
});
globalStyle(`${comparison} article *`, { scrollMarginBlockStart: rowHeight });
globalStyle(`${comparison} [data-part="items"]`, {
  scrollMarginBlockStart: `calc(${rowHeight} + ${vars.size.touchTarget})`,
});

export const row = style({
  ...stickyBelowBars,
  '@media': {
    ...stickyBelowBars['@media'],
    // Lets a phone's returning header cover the row, so that header, view bar and row do not fill the window.
    [`${media.belowMd} and ${media.tallWindow}`]: {
      top: `calc(${vars.size.stickyTop} - ${vars.size.header})`,
      selectors: { '&:has(:focus-visible)': { top: vars.size.stickyTop } },
    },
    // Does not stick on a phone held sideways or with large text: the bars would leave too little room.
    '(height < 25rem), (width < 14rem)': { position: 'static' },
  },
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'start',
  minInlineSize: 0,
  // Puts the row behind `TierLinks` until `TierLinks` has scrolled away.
  marginBlockEnd: `calc(-1 * (${rowHeight} + ${vars.space[4]}))`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  selectors: { '&:has(:focus-visible)': { zIndex: stickyBelowBars.zIndex + 1 } },
});

export const hiddenRow = style([row, { visibility: 'hidden' }]);

globalStyle(`${row} > a`, {
  flex: `1 0 ${Math.floor(100 / marketingTiers.length)}%`,
  overflowWrap: 'break-word',
  maxWidth: '100%',
  paddingBlock: `calc((${rowHeight} - 1px - 1lh) / 2)`,
  textAlign: 'center',
  fontFamily: vars.font.brand,
  fontSize: vars.fontSize.small,
  fontWeight: 600,
  textDecoration: 'none',
  outlineOffset: '-3px',
});
// `TierLinks.css.ts` sets the header colours of each tier's link.
globalStyle(`${row} > a[aria-current]`, {
  backgroundColor: vars.color.header,
  color: vars.color.onHeader,
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.4em',
  vars: { [vars.color.focusRing]: vars.color.onHeader },
});
