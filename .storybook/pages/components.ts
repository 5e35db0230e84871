import type { Meta } from '@storybook/react-vite';

interface StoryModule {
  default: Meta & { parameters?: { overview?: Picture } };
  [story: string]: unknown;
}

/** How the overview shows a component, from `parameters.overview` in its story file. */
interface Picture {
  /** @default 'Plain' */
  story?: string;
  /** `close`: full size; `wide`: two columns; `framed`: in an iframe, with its play function. */
  as?: 'close' | 'wide' | 'framed';
}

const modules = import.meta.glob<StoryModule>(
  [
    '../../packages/ui/src/*/*.stories.tsx',
    '../../apps/site/src/logo/*.stories.tsx',
    '!**/testing/**',
  ],
  { eager: true },
);

export const components = Object.values(modules).map((module) => {
  const { title = '', parameters } = module.default;
  const [group = '', name = ''] = title.split('/');
  const page = `?path=/docs/${group}-${name}--docs`.toLowerCase();
  const { story = 'Plain', as } = parameters?.overview ?? {};
  return { title, group, name, page, module, story, as };
});
