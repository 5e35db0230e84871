import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { BottomBar } from './BottomBar.tsx';

const enquire = (label: string) => (
  <ButtonLink href="https://agency.example/contact-us">{label}</ButtonLink>
);

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  args: { children: 'Ready to tailor a plan?', action: enquire('Enquire') },
  argTypes: { children: { control: 'text' }, action: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { height: '10rem' } },
    // Only a narrow screen shows it.
    chromatic: {
      modes: modes.phone,
    },
    guide: {
      use:
        "A page's one next step, always within reach of a thumb: fixed to the bottom of screens " +
        'below 768 px. Wider screens have room for the step in the page and do not show the bar.',
      avoid:
        'cookies, news and offers, for two steps at once, and for a page whose step is visible ' +
        'anyway.',
      accessibility:
        "A landmark, 'Next step' by default. The document reserves room for it at its end, and focused " +
        'elements scroll clear of it, so that it covers nothing (WCAG 2.4.11). It keeps clear ' +
        'of a phone’s home bar; in a short window it is thinner; in very large text it wraps.',
      anatomy: ['A question or remark.', 'The one button or link.'],
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

export const Shortest: Story = { args: { children: 'Yes?', action: enquire('Go') } };

export const Longest: Story = {
  args: {
    children: 'Shall we put together a plan that suits your team and your budget?',
    action: enquire('Talk to us'),
  },
};

/** A button alone aligns with the end. */
export const NoText: Story = { args: { children: '' } };

/** The last line of a page ends above the bar. */
export const AtTheEndOfAPage: Story = {
  render: (args) => (
    <>
      <main style={{ padding: '1.5rem', height: '140dvh', boxSizing: 'border-box' }}>
        <div style={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
          <h1 style={{ fontSize: 'var(--ui-font-size-title)' }}>Monthly options</h1>
          <p style={{ marginBlockStart: 'auto' }}>The last line of the page.</p>
        </div>
      </main>
      <BottomBar {...args} />
    </>
  ),
  parameters: { docs: { story: { height: '24rem' } }, chromatic: { disableSnapshot: true } },
};

/** While the page's own button is in the window, the bar is hidden. */
export const GivesWay: Story = {
  args: { giveWayTo: 'step' },
  render: (args) => (
    <>
      <main style={{ padding: '1.5rem' }}>
        <div style={{ height: '120dvh' }}>Scroll down</div>
        <div id="step">{enquire('Enquire here')}</div>
      </main>
      <BottomBar {...args} />
    </>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Next step' });
    await expect(bar).toBeVisible();
    canvas.getByRole('link', { name: 'Enquire here' }).scrollIntoView();
    await waitFor(() => expect(bar).not.toBeVisible());
    await userEvent.tab();
    scrollTo(0, 0);
    await waitFor(() => expect(bar).toBeVisible());
  },
};

/** Tab reaches its button. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enquire' })).toHaveFocus();
  },
};

/** Large text takes two lines. */
export const LargeText: Story = { globals: { textSize: '200' } };

export const RightToLeft: Story = {
  args: {
    lang: 'ar',
    label: 'الخطوة التالية',
    children: 'هل نُعدّ لك خطة؟',
    action: enquire('استفسر'),
  },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };
