import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'about Elite, Level 3' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <Button>
      Enquire <VisuallyHidden {...args} />
    </Button>
  ),
  parameters: {
    guide: {
      use:
        'Text for screen readers, where sighted visitors have something else: what an icon means, ' +
        'the rest of a name.',
      avoid:
        'anything that can take focus (it would be focused and not seen), text that everybody ' +
        'should read, and for keywords.',
      accessibility:
        'The text stays in the page, is read in its place and counts in names. It takes no room ' +
        'and adds no scrolling, in either direction. For a name alone, `aria-label` is shorter; ' +
        'hidden words are translated by browsers more reliably.',
      anatomy: ['The words, clipped to one pixel.'],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rest of a button's name. */
export const InAName: Story = {};

export const InASentence: Story = {
  args: { children: '(not included)' },
  render: (args) => (
    <p style={{ width: 'max-content' }}>
      Transcript <span aria-hidden="true">–</span> <VisuallyHidden {...args} />
    </p>
  ),
};
