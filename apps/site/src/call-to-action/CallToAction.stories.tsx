import { SiteFooter } from '@agency/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { homePage } from '../pages/registry.ts';
import '../layout/SiteLayout.css.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  title: 'Pages/Call to action',
  component: CallToAction,
  args: { page: homePage },
  decorators: (Story) => <SiteFooter lead={<Story />} />,
  parameters: {
    chromatic: { modes: modes.narrowAndWide },
    guide: {
      use:
        'The next step at the end of each page, in the footer: enquire, share, or print. Where a bottom ' +
        'bar says it, only Share and Print remain.',
      avoid: 'other actions: three are enough.',
      accessibility:
        'A section named by its heading. Enquire is a link, and works without scripts.',
      anatomy: [
        'The question, in the headline font.',
        'Enquire, with the accent; Share this page, and Print or save as PDF, which look like links.',
      ],
    },
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const RightToLeft: Story = { tags: ['edge-case'], globals: { direction: 'rtl' } };
