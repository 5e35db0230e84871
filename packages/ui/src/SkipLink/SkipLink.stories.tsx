import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Utilities/SkipLink',
  component: SkipLink,
  argTypes: { children: { control: 'text' } },
  parameters: {
    overview: { story: 'Focused', as: 'framed' },
    guide: {
      use: 'The first element of every page: skips header and navigation.',
      avoid: 'other jumps within a page (use plain links).',
      accessibility:
        'Hidden until it has focus (WCAG 2.4.1). Give the main part the id and `tabIndex={-1}`.',
      anatomy: ['The link, at the top of the window, while it has focus.'],
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  ...Focused,
  tags: ['edge-case'],
  args: { lang: 'ar', children: 'إلى المحتوى' },
  globals: { direction: 'rtl' },
};
