import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../testing/decorators.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: 'https://agency.example/podcasts', children: 'our podcasts' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <p>
      Listen to <Link {...args} /> before you book the studio.
    </p>
  ),
  decorators: [inWidth(384)],
  parameters: {
    overview: { story: 'InASentence', as: 'close' },
    guide: {
      use: 'Navigation, in running text or as a plain link. The nearest `LinkProvider` renders it.',
      avoid: "actions on this page (use a `Button`), and a page's main link (use a `ButtonLink`).",
      accessibility:
        'A native `a`, underlined, so that it is recognised without colour. Its text must make sense ' +
        'out of context; ‘here’ means nothing in a list of links.',
      anatomy: ['The words, underlined.'],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  globals: { direction: 'rtl' },
  args: { children: 'حلقاتنا' },
  render: (args) => (
    <p lang="ar">
      استمع إلى <Link {...args} /> قبل أن تحجز الاستوديو.
    </p>
  ),
};
