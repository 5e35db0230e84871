import {
  clearOfBars,
  media,
  noScrollOnFocusInSticky,
  pageWith,
  stickyTopWithoutHeader,
  uiGlobal,
  uiStyle,
  vars,
  whileHeaderIsAway,
  zIndex,
} from '../theme/style.ts';
import { covered, viewBarHeight, wideEnoughToStick } from '../theme/theme.css.ts';

/** Returns the bar's sticky offset: the header's height or 0, or far below 0 in windows too narrow for sticky bars. */
const under = (stickyTop: string) =>
  `min(max(0px, ${stickyTop} - ${viewBarHeight}), ${wideEnoughToStick})`;

export const root = uiStyle({
  position: 'sticky',
  zIndex: zIndex.bar,
  insetBlockStart: under(vars.size.stickyTop),
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.viewBar,
  padding: `3px ${vars.size.gutter}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    ...whileHeaderIsAway({ insetBlockStart: under(stickyTopWithoutHeader) }),
    [media.print]: { display: 'none' },
  },
});

// Evens out the space above and below the bar's content, because the header leaves room above it.
uiGlobal(`${pageWith('site-header')} ${root}`, {
  '@media': { [`screen and ${media.lg}`]: { paddingBlock: '0 6px' } },
});

uiGlobal(`${root} *`, noScrollOnFocusInSticky);

// Moves a group of options to its own line if it does not fit beside another.
uiGlobal(`${root} fieldset`, { flex: '0 1 max-content' });

uiGlobal(pageWith('view-bar'), { ...clearOfBars, vars: { [covered.viewBar]: viewBarHeight } });
