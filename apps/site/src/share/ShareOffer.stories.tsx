import { ToastProvider } from '@agency/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { share as words } from '../content/siteLayout.ts';
import { severalViews } from '../views/audiences.ts';
import { ShareOffer } from './ShareOffer.tsx';

/** Replaces a property of `navigator`. Returns a function that restores the property. */
function instead(property: 'clipboard' | 'canShare' | 'share', value: unknown) {
  Object.defineProperty(navigator, property, { configurable: true, value });
  return () => {
    Reflect.deleteProperty(navigator, property);
  };
}

const noShareSheet = () => {
  const restore = instead('canShare', undefined);
  spyOn(window, 'prompt').mockReturnValue(null);
  return restore;
};

const address = severalViews ? /\?view=\w+#level-1$/ : /^[^?]*#level-1$/;

const meta = {
  title: 'Pages/Share an offer',
  component: ShareOffer,
  args: { offer: 'level-1', name: 'Level 1' },
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
      use: 'Shares an address that opens an offer in the same view. Once in each offer.',
      avoid: 'contact (use Enquire).',
      accessibility:
        'An icon button with a name; a toast, announced as a status, confirms it. Where sharing and ' +
        'copying fail, a dialog of the browser, or a toast, shows the address.',
      anatomy: ['The button.'],
    },
  },
} satisfies Meta<typeof ShareOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

/** Uses a fake clipboard that always succeeds, because browsers deny stories the real one. */
export const Copied: Story = {
  beforeEach: () => instead('clipboard', { writeText: () => Promise.resolve() }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.button(args.name) }));
    await waitFor(() => expect(screen.getByText(words.copied().title)).toBeVisible());
  },
};

/** Shows the address if sharing and copying fail. Takes no screenshot, because Storybook's address changes. */
export const ByHand: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => instead('clipboard', { writeText: () => Promise.reject(new Error('refused')) }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.button(args.name) }));
    const shown = [words.byHand, expect.stringMatching(address)];
    await waitFor(() => expect(window.prompt).toHaveBeenCalledWith(...shown));
    await waitFor(() => expect(screen.getByText(words.byHand)).toBeVisible());
  },
};

/** Opens the system's share sheet; if that fails, copies the address. */
export const BySheet: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
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
      await userEvent.click(canvas.getByRole('button', { name: words.button(args.name) }));
      const url = expect.stringMatching(address);
      await expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
      const copies = refusal === 'NotAllowedError' ? 1 : 0;
      await expect(writeText).toHaveBeenCalledTimes(copies);
      for (const restore of undo) restore();
    }
  },
};
