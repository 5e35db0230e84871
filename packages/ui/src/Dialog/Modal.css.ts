import { createVar } from '@vanilla-extract/css';
import { fromBase, media, uiGlobal, uiStyle, vars, zIndex } from '../theme/style.ts';

/** A closed dialog's `translate`, from which the dialog slides in. */
export const away = createVar();

const { slow, ease } = vars.motion;

export const root = uiStyle({
  ...fromBase,
  maxWidth: 'none',
  padding: 0,
  border: 0,
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface,
  translate: away,
  selectors: {
    // Outweighs the margins that a `Section` or a `Grid` gives its content.
    '&&&': { margin: 'auto' },
    '&, &::backdrop': {
      opacity: 0,
      // With reduced motion, `base.css.ts` keeps only the first three transitions, so do not reorder them.
      transition: `opacity ${slow} ${ease}, overlay ${slow} allow-discrete, display ${slow} allow-discrete, translate ${slow} ${ease}`,
    },
    '&[open]': { translate: '0', '@starting-style': { translate: away } },
    '&[open], &[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
    '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 55%)' },
  },
  '@media': { [media.print]: { display: 'none' }, [media.reducedMotion]: { translate: 'none' } },
});

const scrollLock = { overflow: 'hidden' };
uiGlobal(':root[data-modal-open]', {
  ...scrollLock,
  // Overrides a page's own `scrollbar-gutter`, which the backdrop would not dim.
  scrollbarGutter: 'auto !important',
  // Fills the place of the hidden scrollbar, on the right even in RTL. `!important` overrides a page's own reset.
  paddingRight: 'var(--ui-scrollbar, 0px) !important',
});
// Overrides a page's own `overflow-x: hidden`, which would make `body` the scroll container of sticky bars.
uiGlobal(':root[data-modal-open] > body', { overflowX: 'clip !important' as 'clip' });
// biome-ignore lint/plugin: only without script, when the page does not change.
uiGlobal(`html:has(${root}[open])`, { '@media': { [media.noScript]: scrollLock } });

export const head = uiStyle({
  position: 'sticky',
  zIndex: zIndex.raised,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  backgroundColor: 'inherit',
});

/** Lets long words break, and aligns a one-line title with the close button. */
export const title = uiStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minHeight: '2.75rem',
});

/** Aligns an icon button's icon, not its edge, with the content's edge. */
export const atEnd = uiStyle({ marginInlineEnd: `calc(-1 * ${vars.space[2]})` });
