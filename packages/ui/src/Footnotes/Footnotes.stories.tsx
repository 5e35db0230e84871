import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ItemName } from '../Item/Item.tsx';
import { tierCard } from '../labels/defaults.ts';
import { inWidth } from '../testing/decorators.tsx';
import { arabicNotes } from '../testing/exampleArabic.tsx';
import { notes } from '../testing/exampleTiers.tsx';
import { Footnotes } from './Footnotes.tsx';

const meta = {
  title: 'Offers/Footnotes',
  component: Footnotes,
  args: { notes },
  decorators: [inWidth(640)],
  parameters: {
    overview: { story: 'Two' },
    guide: {
      use:
        'Numbered remarks below a table or its cards, each with links back to the places that ' +
        'refer to it.',
      avoid:
        'facts that every visitor needs to decide (put them beside the offer), and an aside that ' +
        'fits the sentence.',
      accessibility:
        'A region named by its heading, and a list whose numbers are announced. The target of a link ' +
        'has a tint, or in forced colours an outline. Each link back says where it leads (‘Back to ' +
        'Platforms’) and is at least 24 px high.',
      anatomy: [
        'The heading.',
        'The notes, in the order of their numbers.',
        'The links back, one per reference, with an arrow that follows the reading direction.',
      ],
    },
  },
} satisfies Meta<typeof Footnotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const One: Story = { args: { notes: notes.slice(0, 1) } };

/** A note without references has no link back. */
export const NeverReferredTo: Story = {
  args: { notes: [{ noteId: 'alone', text: 'All prices exclude VAT.', references: [] }] },
};

/** The notes' text aligns, whether their numbers have one digit or two. */
export const Many: Story = {
  args: {
    notes: Array.from({ length: 12 }, (_, index) => ({
      noteId: `many-${index}`,
      text: `Remark ${index + 1}, about as long as a remark is when it explains something.`,
      references: [{ referenceId: `reference-${index}`, label: 'Platforms' }],
    })),
  },
};

export const LongestInANarrowColumn: Story = {
  tags: ['edge-case'],
  args: {
    notes: [
      {
        noteId: 'long',
        text: 'The budget for ads is separate from the cost of the option, is paid to the platforms themselves, and is managed on your behalf by a strategist who reports what was spent, on what, and to which end, in the rhythm of the option.',
        references: [
          { referenceId: 'long-1', label: 'Search ads' },
          { referenceId: 'long-2', label: 'Social ads, with their budget for each quarter' },
          { referenceId: 'long-3', label: 'Onderhandelingsverantwoordelikheid' },
        ],
      },
    ],
  },
  parameters: { width: 280 },
};

/** The note that a reference leads to has a tint. */
export const JumpedTo: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <p>
        <ItemName
          item={{
            id: 'ads',
            label: 'Social ads',
            note: { number: 2, noteId: 'note-2', referenceId: 'reference-ads' },
          }}
          labels={tierCard}
        />
      </p>
      <Footnotes {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const reference = canvas.getByRole('link', { name: 'Note 2' });
    await expect(reference).toHaveFocus();
    await userEvent.click(reference);
    await waitFor(() =>
      expect(document.querySelector(':target')).toBe(canvas.getAllByRole('listitem')[1]),
    );
  },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    notes: arabicNotes,
    labels: { heading: 'ملاحظات', back: 'العودة إلى {label}' },
  },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  ...JumpedTo,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
