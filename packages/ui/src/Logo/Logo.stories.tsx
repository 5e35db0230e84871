import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../testing/decorators.tsx';
import { ExampleMark } from '../testing/exampleBrand.tsx';
import { longName } from '../testing/exampleNavigation.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Navigation/Logo',
  component: Logo,
  args: { name: 'Example Agency', mark: <ExampleMark /> },
  argTypes: { mark: { control: false } },
  decorators: [inWidth(384)],
  parameters: {
    overview: { story: 'OneLine', as: 'close' },
    guide: {
      use:
        "The wordmark: a company's mark and its name, in the header and the footer. Wrap it in a " +
        'link to the home page.',
      avoid:
        'headings and running text (write the name), and places too small for words (use the mark ' +
        'with an accessible name).',
      accessibility:
        'The name is text, and names the link around it. The mark is hidden from assistive ' +
        'technology.',
      anatomy: [
        'The mark: any drawing, 28 px high, in colours of its own or of the theme.',
        'The company’s name, whose lines break evenly.',
      ],
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const WithoutAMark: Story = { args: { mark: undefined } };

export const Shortest: Story = { tags: ['edge-case'], args: { name: 'X' } };

export const Longest: Story = {
  tags: ['edge-case'],
  args: { name: longName },
  parameters: { width: 240 },
};

/** The mark is hidden if there is very little room. */
export const Narrow: Story = { args: { name: longName }, parameters: { width: 180 } };

/** The logo on the footer's background, which is dark in both themes. */
export const OnInk: Story = {
  render: (args) => (
    <div
      data-theme="dark"
      style={{ padding: '1.5rem', background: 'var(--ui-color-inverse-surface)' }}
    >
      <Logo {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { lang: 'ar', name: 'وكالة الصوت والتسويق الرقمي' },
  globals: { direction: 'rtl' },
};
