import type { Preview } from '@storybook/react-vite';
import { lazy } from 'react';
// Import only what every story needs: a change to an import makes Chromatic recapture every story,
// and a component's styles would affect other stories.
import { defaultView, views } from '../packages/pricing-data/src/views.ts';
import '../packages/ui/src/theme/theme.css.ts';
import '../packages/ui/src/theme/base.css.ts';
import './preview.css.ts';
import { inOtherTheme, withFocusRings } from './checks/colorsAndFocusRings.ts';
import { type Globals, withGlobals, withLongWords } from './decorators.tsx';
import { modes } from './modes.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

// Keeps a docs page from scrolling when a story in an iframe focuses an element.
if (window.frameElement?.closest('.sbdocs')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function () {
    focus.call(this, { preventScroll: true });
  };
}

const choice = <Icon extends string>(title: string, icon: Icon, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name], index) => ({
      // The first item is the default. Its type, `reset`, keeps it from highlighting the toolbar's button.
      type: index === 0 ? ('reset' as const) : ('item' as const),
      value,
      title: name,
    })),
  },
});

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default {
  tags: ['autodocs'],
  globalTypes: {
    theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark', both: 'Side by side' }),
    view: choice(
      'View',
      'users',
      Object.fromEntries(views.map((view) => [view, capitalised(view)])),
    ),
    textSize: choice('Text size', 'type', { 100: '100 %', 150: '150 %', 200: '200 %' }),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    words: choice('Words', 'paragraph', { own: 'Our words', long: 'Long words, as in German' }),
    brand: choice('Brand', 'paintbrush', { own: 'Our brand', other: 'Another brand' }),
  },
  initialGlobals: {
    theme: 'light',
    view: defaultView,
    textSize: '100',
    direction: 'ltr',
    words: 'own',
    brand: 'own',
  } satisfies Globals,
  afterEach: [withFocusRings, inOtherTheme],
  // Hides the `lang` argument of stories in another language.
  argTypes: { lang: { table: { disable: true } } },
  decorators: [withGlobals, withLongWords],
  parameters: {
    a11y: {
      test: 'error',
      // Reports only violations in test runs, which saves a third of axe's time.
      options: import.meta.env.STORYBOOK_TEST_RUN ? { resultTypes: ['violations'] } : {},
    },
    chromatic: { modes: modes.wide },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      // Loads the docs lazily, because Storybook's doc blocks are a third of the preview's code.
      container: lazy(() => import('./DocsPage.tsx')),
      page: lazy(() => import('./ComponentPage.tsx')),
      codePanel: true,
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Overview', 'Content and voice', 'In another project', 'Changelog'],
          'Foundations',
          ['Tokens', 'Motion', 'Composition'],
          'Offers',
          'Navigation',
          'Actions',
          'Feedback',
          'Layout',
          'Utilities',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        phone: viewport('Phone', 360, 740),
        sm: viewport('sm', 640, 900),
        md: viewport('md', 768, 1024),
        lg: viewport('lg', 1024, 768),
        xl: viewport('xl', 1280, 800),
      },
    },
  },
} satisfies Preview;
