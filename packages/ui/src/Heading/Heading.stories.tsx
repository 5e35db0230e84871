import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { inWidth } from '../testing/decorators.tsx';
import { Heading, type HeadingSize } from './Heading.tsx';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 2, children: 'Three rooms behind thick walls' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    overview: { story: 'Sizes' },
    guide: {
      use:
        'The title of a page or of a part of it. `level` is its level in the outline, `size` its ' +
        'visual size.',
      avoid:
        'large text that is not a heading (style a paragraph), a level chosen for its size, and a ' +
        '`Section`, which has a heading.',
      accessibility:
        'A native heading: screen readers list the headings of a page and jump between them. Do not ' +
        'skip levels, and have one heading of level 1.',
      anatomy: ['The words, balanced over their lines. No margin: the container spaces it.'],
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const sizes: readonly HeadingSize[] = ['display', 'title', 'subtitle', 'lead', 'body'];

/** Each size, at the same level. The larger sizes grow with the window. */
export const Sizes: Story = {
  parameters: { chromatic: { modes: modes.narrowAndWide } },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {sizes.map((size) => (
        <Heading key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

/** Long words break instead of overflowing. */
export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    size: 'display',
    children: 'Winkelvoorraadbestuurstelselonderhoud, and all that follows it',
  },
  decorators: [inWidth(280)],
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { lang: 'ar', children: 'ثلاث غرف خلف جدران سميكة' },
  globals: { direction: 'rtl' },
};
