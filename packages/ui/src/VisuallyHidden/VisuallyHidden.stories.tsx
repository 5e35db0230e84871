import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Utilities/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'about Elite, Level 3' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <Button>
      Enquire <VisuallyHidden {...args} />
    </Button>
  ),
  parameters: {
    overview: { story: 'InAName' },
    guide: {
      use: 'Text for screen readers only: the meaning of an icon, the rest of a name.',
      avoid: 'anything focusable, which would be invisible, text for everybody, and keywords.',
      accessibility:
        'The text is read in place and is part of accessible names. It takes no room and adds no ' +
        'scrolling. Browsers translate it more reliably than an `aria-label`.',
      anatomy: ['The words, clipped to one pixel.'],
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Completes the name of a button. */
export const InAName: Story = {};

export const InASentence: Story = {
  args: { children: '(not included)' },
  render: (args) => (
    <p style={{ width: 'max-content' }}>
      Transcript <span aria-hidden="true">–</span> <VisuallyHidden {...args} />
    </p>
  ),
};
