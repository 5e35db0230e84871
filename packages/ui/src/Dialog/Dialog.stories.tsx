import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { modes } from '../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Field/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Field/Input.tsx';
import { Select } from '../Field/Select.tsx';
import { Textarea } from '../Field/Textarea.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Dialog } from './Dialog.tsx';

const contactForm = (
  <form action="#sent">
    <Stack gap={5}>
      <p>Tell us what you record. We answer within a working day.</p>
      <Field heading="Name">
        <Input name="name" required autoComplete="name" />
      </Field>
      <Field heading="E-mail" error="Enter an address with an @, such as ada@fernhill.example.">
        <Input
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue="ada.fernhill"
        />
      </Field>
      <Field heading="Room">
        <Select name="room">
          <option>Cellar</option>
          <option>Garden</option>
        </Select>
      </Field>
      <Field heading="Message" description="Instruments, players, dates.">
        <Textarea name="message" required />
      </Field>
      <Field heading="Send me the monthly programme">
        <Checkbox name="programme" defaultChecked />
      </Field>
      <Stack direction="row" gap={3}>
        <Button type="submit">Send</Button>
        <Button type="submit" tone="secondary" formMethod="dialog" formNoValidate>
          Not now
        </Button>
      </Stack>
    </Stack>
  </form>
);

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    heading: 'Ask for a room',
    trigger: <Button>Ask for a room</Button>,
    children: contactForm,
  },
  argTypes: {
    heading: { control: 'text' },
    trigger: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: { story: { height: '52rem' } },
    overview: { story: 'Confirmation', as: 'framed' },
    guide: {
      use:
        'A short task that interrupts the page: a form, a confirmation. Its `trigger` opens it, or any ' +
        'button with `commandfor` and `command`; a ' +
        '`<form method="dialog">` or `formMethod="dialog"` on a button inside closes it: if the ' +
        'submitter has `formmethod`, let `onSubmit` return before it calls `preventDefault()`.',
      avoid:
        'content that visitors compare with the page behind (use a `Sheet`), long texts (give them ' +
        'a page), and messages that ask for nothing (use an `Alert` or a toast).',
      accessibility:
        'A native modal `dialog`, named by its heading. Focus stays inside, and returns to the ' +
        'trigger; Escape, the close button and a click on the backdrop close it. Typed ' +
        'text stays. A form’s first field, or the one with `autoFocus`, receives focus. With ' +
        'reduced motion the dialog fades in without moving.',
      anatomy: [
        'The button that opens it, outside.',
        'The heading, which stays visible while the content scrolls, and the close button.',
        'Any content.',
        'The dimmed page behind, which does not scroll.',
      ],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** A native contact form, which works without script. */
export const ContactForm: Story = {
  parameters: { chromatic: { modes: modes.narrowAndWide } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a room' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Ask for a room' })).toBeVisible(),
    );
  },
};

/** A question with two answers. */
export const Confirmation: Story = {
  args: {
    heading: 'Give the room back?',
    trigger: <Button tone="secondary">Ask for a room</Button>,
    children: (
      <form method="dialog">
        <Stack gap={5}>
          <p>The cellar on Friday is free for others at once.</p>
          <Stack direction="row" gap={3}>
            <Button type="submit">Give it back</Button>
            <Button type="submit" tone="secondary">
              Keep it
            </Button>
          </Stack>
        </Stack>
      </form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a room' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** Any button opens or closes the dialog whose `id` is its `commandfor`, even before hydration. */
export const SeveralButtons: Story = {
  args: {
    id: 'room',
    trigger: undefined,
    children: (
      <Button commandfor="room" command="close">
        Not now
      </Button>
    ),
  },
  render: (args) => (
    <Stack direction="row">
      <Button commandfor="room" command="show-modal">
        Ask for the cellar
      </Button>
      <Button commandfor="room" command="show-modal" tone="secondary">
        Ask for the garden
      </Button>
      <Dialog {...args} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for the garden' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

export const LargeText: Story = {
  ...ContactForm,
  tags: [],
  globals: { textSize: '200', viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  ...Confirmation,
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    heading: 'اكتب لنا',
    labels: { close: 'أغلق' },
    trigger: <Button>Ask for a room</Button>,
    children: (
      <Stack gap={5}>
        <Field heading="الاسم">
          <Input name="name" required />
        </Field>
        <Field heading="الغرفة">
          <Select name="room">
            <option>القبو</option>
          </Select>
        </Field>
        <Field heading="أرسلوا لي البرنامج">
          <Checkbox name="programme" defaultChecked />
        </Field>
      </Stack>
    ),
  },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  ...ContactForm,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
