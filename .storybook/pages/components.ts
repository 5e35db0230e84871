import type { Meta } from '@storybook/react-vite';

interface StoryModule {
  default: Meta;
  [story: string]: unknown;
}

/**
 * How the overview draws a component: `close` at its full size, `wide` over two columns, `framed` in an
 * iframe, where its play function runs.
 */
interface Picture {
  story?: string;
  as?: 'close' | 'wide' | 'framed';
  /** Instead of a story. */
  words?: string;
}

/** Each component's picture, in the overview's order. Others come last, drawn by their story `Plain`. */
const pictures: Record<string, Picture> = {
  OfferCard: { story: 'Plain' },
  TierCard: { story: 'Gold' },
  Comparison: { story: 'Table', as: 'wide' },
  ComparisonTable: { story: 'Four', as: 'wide' },
  Price: { story: 'Headline', as: 'close' },
  LevelBadge: { story: 'Middle', as: 'close' },
  Badge: { story: 'Highlighted', as: 'close' },
  Checklist: { story: 'Mixed', as: 'close' },
  Footnotes: { story: 'Two' },
  SiteHeader: { story: 'Closed', as: 'wide' },
  NavigationSheet: { story: 'Open', as: 'framed' },
  ViewBar: { story: 'SwitchAndToggle', as: 'framed' },
  ViewSwitch: { story: 'ShortNames' },
  Tabs: { story: 'Plain' },
  Link: { story: 'InASentence', as: 'close' },
  Logo: { story: 'OneLine', as: 'close' },
  LogoMark: { story: 'Large' },
  SiteFooter: { story: 'Plain', as: 'wide' },
  Button: { story: 'OneStandsOut' },
  ButtonLink: { story: 'Primary', as: 'close' },
  IconButton: { story: 'Icons' },
  BottomBar: { story: 'Question', as: 'framed' },
  Field: { story: 'Plain' },
  ThemeToggle: { story: 'Light', as: 'close' },
  Alert: { story: 'Tones' },
  Banner: { story: 'OneLine' },
  Dialog: { story: 'Confirmation', as: 'framed' },
  Sheet: { story: 'Open', as: 'framed' },
  Toast: { story: 'Tones', as: 'framed' },
  // Not `Hovered`: the pseudo-states add-on would set it on this page, which renders again each time.
  Tooltip: { story: 'Hidden' },
  Accordion: { story: 'Closed' },
  Container: { story: 'Widths' },
  Grid: { story: 'Three', as: 'wide' },
  Heading: { story: 'Sizes' },
  Section: { story: 'WithAnIntro' },
  Stack: { story: 'Column' },
  LabelsProvider: { story: 'German' },
  LinkProvider: { story: 'RoutersLinks', as: 'close' },
  SkipLink: { words: 'Appears on keyboard focus' },
  VisuallyHidden: { words: 'Only screen readers find it' },
};

const modules = import.meta.glob<StoryModule>(
  [
    '../../packages/ui/src/*/*.stories.tsx',
    '../../apps/site/src/brand/*.stories.tsx',
    '!**/testing/**',
  ],
  { eager: true },
);

// From last to first: a component that is not in it, at -1, comes last.
const order = Object.keys(pictures).reverse();

/** The components with stories, each with the group that begins its title. */
export const components = Object.values(modules)
  .map((module) => {
    const [group = '', name = ''] = (module.default.title ?? '').split('/');
    const page = `?path=/docs/${group}-${name}--docs`.toLowerCase();
    return { group, name, page, module, picture: pictures[name] ?? { story: 'Plain' } };
  })
  .sort((one, other) => order.indexOf(other.name) - order.indexOf(one.name));
