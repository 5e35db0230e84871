import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'We are proudly a BEE Level 1 company' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    overview: { story: 'OneLine' },
    guide: {
      use:
        'One standing fact about the company, in a thin strip above the header of every page. It ' +
        'scrolls away with the page.',
      avoid:
        'news that appears while the page is open (use a toast), requests, and more than one ' +
        'sentence.',
      accessibility:
        "A landmark, 'Announcement' by default, so that it can be skipped; not a live region. In " +
        'forced colours a line separates it from the page. Not printed.',
      anatomy: ['The strip, as wide as the window.', 'One sentence, perhaps with a link.'],
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = { parameters: { chromatic: { modes: modes.narrowAndWide } } };

export const Shortest: Story = { tags: ['edge-case'], args: { children: 'Hi' } };

/** The lines have similar lengths. */
export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    children:
      'We are proudly a BEE Level 1 company, and our studio in Johannesburg stays open on all ' +
      'public holidays until the end of the year',
  },
  parameters: { chromatic: { modes: modes.narrowAndWide } },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    'aria-label': 'إعلان',
    children: 'نفخر بأننا شركة من المستوى الأول في برنامج BEE',
  },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
