import type { Meta, StoryObj } from '@storybook/react-vite';
import { notes } from '../testing/exampleTiers.tsx';
import { Footnotes } from './Footnotes.tsx';

const meta = {
  component: Footnotes,
  args: { notes },
} satisfies Meta<typeof Footnotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { notes: notes.slice(0, 1) } };
export const NeverReferredTo: Story = {
  args: { notes: [{ id: 'alone', text: 'All prices exclude VAT.', backTo: [] }] },
};
export const Many: Story = {
  args: {
    notes: Array.from({ length: 12 }, (_, index) => ({
      id: `many-${index}`,
      text: `Remark ${index + 1}, about as long as a remark is when it explains something.`,
      backTo: [{ id: `reference-${index}`, label: 'Platforms' }],
    })),
  },
};
export const Longest: Story = {
  args: {
    notes: [
      {
        id: 'long',
        text: 'The budget for ads is separate from the cost of the option, is paid to the platforms themselves, and is managed on your behalf by a strategist who reports what was spent, on what, and to which end, in the rhythm of the option.',
        backTo: Array.from({ length: 6 }, (_, index) => ({
          id: `long-${index}`,
          label: `Onderhandelingsverantwoordelikheid ${index + 1}`,
        })),
      },
    ],
  },
};
