import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { BottomBar } from './BottomBar.tsx';

const enquire = (label: string) => (
  <ButtonLink href="https://agency.example/contact-us">{label}</ButtonLink>
);

const meta = {
  title: 'Actions/BottomBar',
  component: BottomBar,
  args: { children: 'Ready to tailor a plan?', action: enquire('Enquire') },
  argTypes: { children: { control: 'text' }, action: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { height: '10rem' } },
    chromatic: {
      modes: modes.phone,
    },
    overview: { story: 'Question', as: 'framed' },
    guide: {
      use:
        "A page's one next step, within reach of a thumb: fixed at the bottom of windows below 768 px. Wide " +
        'and low windows and very large text hide it: show the step at the end of the page there, by ' +
        '`media.bottomBar` of the theme.',
      avoid: 'cookies, news and offers, and two steps at once.',
      accessibility:
        "A landmark, 'Next step' by default. The page reserves room for it at its end, and focused " +
        'elements scroll clear of it (WCAG 2.4.11). It keeps clear of a phone’s home indicator.',
      anatomy: ['A question or remark.', 'The one button or link.'],
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const Shortest: Story = {
  tags: ['edge-case'],
  args: { children: 'Yes?', action: enquire('Go') },
};

export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    children: 'Shall we put together a plan that suits your team and your budget?',
    action: enquire('Talk to us'),
  },
};

/** Without text, the button aligns to the end. */
export const NoText: Story = { args: { children: '' } };

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    'aria-label': 'الخطوة التالية',
    children: 'هل نُعدّ لك خطة؟',
    action: enquire('استفسر'),
  },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};

/** Offers the one step that every visitor may want next. */
export const NextStep: Story = {
  tags: ['do'],
  args: { children: 'Ready to book?', action: enquire('Enquire') },
};

/** News belongs in a `Banner`, which scrolls away. */
export const News: Story = {
  tags: ['do-not'],
  args: { children: 'We are closed on Friday for maintenance.', action: enquire('Read on') },
};
