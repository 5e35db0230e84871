import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { type ToastMessage, useToast } from './toastContext.ts';

function Press({ toast, children }: { toast: ToastMessage; children: string }) {
  const showToast = useToast();
  return (
    <Button tone="quiet" onClick={() => showToast(toast)}>
      {children}
    </Button>
  );
}

const soon = { title: 'Coming Soon', description: 'The Shop is currently under development.' };

const meta = {
  component: ToastProvider,
  args: {
    // Stays until it is closed: the picture needs it.
    duration: Number.POSITIVE_INFINITY,
    children: <Press toast={soon}>Shop</Press>,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressAll: Story['play'] = async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
  await screen.findAllByRole('button', { name: 'Close' });
};

export const TitleAndDescription: Story = { play: pressAll };
export const TitleOnly: Story = {
  args: { children: <Press toast={{ title: 'Copied' }}>Copy the address</Press> },
  play: pressAll,
};
export const Stacked: Story = {
  args: {
    children: (
      <>
        <Press toast={soon}>Shop</Press>
        <Press toast={{ title: 'Copied' }}>Copy the address</Press>
        <Press
          toast={{
            title: 'Your choice of view could not be remembered',
            description:
              'This browser keeps nothing for this site. Everything works; the next visit starts with Brand again.',
          }}
        >
          Remember
        </Press>
      </>
    ),
  },
  play: pressAll,
};
