import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../testing/inWidth.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
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
    guide: {
      use:
        'Goes somewhere, in running text or wherever a plain link is wanted. The nearest ' +
        '`LinkProvider` decides how it gets there.',
      avoid:
        'what happens on this page (use a `Button`), and for the one thing that a page asks for ' +
        '(use a `ButtonLink`).',
      accessibility:
        'A native `a`: underlined, so that it is found without its colour, with the ring of the ' +
        'system on focus. Its text must make sense out of context; ‘here’ means nothing in a ' +
        'list of links.',
      anatomy: ['The words, underlined.'],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: 'حلقاتنا' },
  render: (args) => (
    <p lang="ar">
      استمع إلى <Link {...args} /> قبل أن تحجز الاستوديو.
    </p>
  ),
};
