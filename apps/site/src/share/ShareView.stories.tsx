import { ToastProvider } from '@agency/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { layoutContent } from '../content/layout.ts';
import '../styles.css.ts';
import { ShareOffer } from './ShareOffer.tsx';
import { ShareView } from './ShareView.tsx';

const words = layoutContent.share;

/** Replaces a property of the browser until the story ends. */
function instead(property: 'clipboard' | 'canShare' | 'share', value: unknown) {
  Object.defineProperty(navigator, property, { configurable: true, value });
  return () => {
    Reflect.deleteProperty(navigator, property);
  };
}

const noShareSheet = () => instead('canShare', undefined);

const meta = {
  title: 'Pages/Share this view',
  component: ShareView,
  args: { page: 'podcasting' },
  decorators: [
    (Story) => (
      <ToastProvider duration={Number.POSITIVE_INFINITY}>
        <div style={{ minHeight: '12rem' }}>
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
  beforeEach: noShareSheet,
  parameters: {
    guide: {
      use: 'Once below the offers: shares an address that opens the same view.',
      avoid: 'leading a visitor to the contact page (that is what Enquire is for).',
      accessibility:
        'A native button; the toast that confirms it is announced as a status. Where nothing else is ' +
        'allowed, the address takes the focus, selected.',
      anatomy: ['The button.', 'The address, only where the browser refuses to copy it.'],
    },
  },
} satisfies Meta<typeof ShareView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

/** No browser grants a story the clipboard, so the clipboard is a fake that always succeeds. */
export const Copied: Story = {
  beforeEach: () => instead('clipboard', { writeText: () => Promise.resolve() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.button() }));
    await waitFor(() => expect(screen.getByText(words.copied().title)).toBeVisible());
  },
};

/** Share sheet and clipboard both fail. No screenshot: it would show Storybook's address, which changes. */
export const ByHand: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => instead('clipboard', { writeText: () => Promise.reject(new Error('refused')) }),
  play: async ({ canvas, userEvent }) => {
    // A second click once left the focus on the button.
    for (let click = 0; click < 2; click++) {
      await userEvent.click(canvas.getByRole('button', { name: words.button() }));
      const address = await canvas.findByRole<HTMLInputElement>('textbox', { name: words.byHand });
      await expect(address).toHaveFocus();
      await expect(address.value).toMatch(/\?view=brand$/);
      const { selectionStart, selectionEnd, value } = address;
      await expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(value);
    }
  },
};

/** Opens the system's share sheet; copies the address only if the sheet may not open. */
export const BySheet: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    for (const refusal of ['NotAllowedError', undefined, 'AbortError']) {
      const share = fn(async () => {
        if (refusal) throw new DOMException('', refusal);
      });
      const writeText = fn(() => Promise.reject(new Error('refused')));
      const undo = [
        instead('canShare', () => true),
        instead('share', share),
        instead('clipboard', { writeText }),
      ];
      await userEvent.click(canvas.getByRole('button', { name: words.button() }));
      const url = expect.stringMatching(/\?view=brand$/);
      await expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
      const copies = refusal === 'NotAllowedError' ? 1 : 0;
      await expect(writeText).toHaveBeenCalledTimes(copies);
      // The address to copy by hand goes once a sheet opens.
      await waitFor(() => expect(canvas.queryAllByRole('textbox')).toHaveLength(copies));
      for (const restore of undo) restore();
    }
  },
};

/** Beside an offer's name, and with a border in a phone's bottom bar: shares that offer. */
export const OfAnOffer: Story = {
  render: () => (
    <>
      <ShareOffer page="digitalMarketing" offer="gold" name="Gold" quiet />
      <ShareOffer page="digitalMarketing" offer="silver" name="Silver" />
    </>
  ),
};
