import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Field/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Feedback/Sheet',
  component: Sheet,
  args: {
    heading: 'Instruments',
    trigger: <Button tone="secondary">Filter</Button>,
    children: (
      <form method="dialog">
        <Stack gap={5}>
          <Stack gap={3}>
            {['Piano', 'Drum kit', 'Double bass'].map((name) => (
              <Field key={name} heading={name}>
                <Checkbox name="instrument" value={name} />
              </Field>
            ))}
          </Stack>
          <Button type="submit">Show rooms</Button>
        </Stack>
      </form>
    ),
  },
  argTypes: {
    heading: { control: 'text' },
    trigger: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: { story: { height: '32rem' } },
    overview: { story: 'Open', as: 'framed' },
    guide: {
      use:
        'A temporary panel beside the page: filters, a selection, details. It slides in from the end ' +
        'of the line.',
      avoid: 'the navigation (use a `NavigationSheet`), and a short question (use a `Dialog`).',
      accessibility:
        'The same as a `Dialog`. On phones a sheet fills the screen; from 640 px it is 400 px wide, and the ' +
        'page stays visible. Toasts appear inside it. With reduced motion it fades in instead of ' +
        'sliding.',
      anatomy: [
        'The button that opens it, outside.',
        'The heading, which stays visible, and the close button.',
        'Any content.',
      ],
    },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** The sheet slides in from the left. */
export const RightToLeft: Story = {
  ...Open,
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    heading: 'الآلات',
    labels: { close: 'أغلق' },
    trigger: <Button tone="secondary">رشّح</Button>,
    children: (
      <Field heading="بيانو">
        <Checkbox name="instrument" />
      </Field>
    ),
  },
  globals: { direction: 'rtl' },
};

const inFrame = { docs: { story: { inline: false, height: '26rem' } } };

/** Offers several choices that affect the page beside it. */
export const Filters: Story = { ...Open, tags: ['do'], parameters: inFrame };

/** Asks a one-line question, which belongs in a `Dialog` in the middle of the window. */
export const ShortQuestion: Story = {
  ...Open,
  tags: ['do-not'],
  args: {
    heading: 'Delete this list?',
    trigger: <Button tone="secondary">Delete</Button>,
    children: (
      <form method="dialog">
        <Button type="submit">Delete the list</Button>
      </form>
    ),
  },
  parameters: inFrame,
};
