import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { homePage } from '../pages/registry.ts';
import '../styles.css.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Pages/Call to action',
  component: CallToAction,
  args: { page: homePage },
  parameters: {
    chromatic: { modes: modes.narrowAndWide },
    guide: {
      use:
        'The end of each page: enquire, share, print, or contact the company. On phones the bottom bar ' +
        'hides there.',
      avoid: 'other actions: three are enough.',
      accessibility:
        'A section named by its heading. Enquire and the contact details are links, and work ' +
        'without scripts.',
      anatomy: [
        'The question, in the size of titles.',
        'Enquire, Share this page, and Print or save as PDF.',
        'The company’s e-mail address and telephone number.',
      ],
    },
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const RightToLeft: Story = { tags: ['edge-case'], globals: { direction: 'rtl' } };
