import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { inWidth } from '../testing/decorators.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { Fieldset } from './Fieldset.tsx';
import { Input } from './Input.tsx';
import { Radio } from './Radio.tsx';
import { Select } from './Select.tsx';
import { Textarea } from './Textarea.tsx';

const rooms = (
  <>
    <option value="">Choose a room</option>
    <option>Cellar</option>
    <option>Garden</option>
  </>
);

const meta = {
  title: 'Actions/Field',
  component: Field,
  subcomponents: { Input, Textarea, Select, Checkbox, Radio, Fieldset },
  args: { heading: 'Name', children: <Input name="name" autoComplete="name" /> },
  argTypes: {
    children: { control: false },
    heading: { control: 'text' },
    description: { control: 'text' },
    error: { control: 'text' },
  },
  decorators: [inWidth(360)],
  parameters: {
    guide: {
      use:
        'One question of a form: a heading, an optional description, and an `Input`, `Textarea`, `Select` ' +
        'or `Checkbox`. A `Fieldset` asks for one choice (`Radio`) or for several. All props of the ' +
        'native element work: `name`, `autoComplete`, `pattern`, `maxLength`.',
      avoid:
        'two to five views of the same page (use a `ViewSwitch`), and a placeholder instead of a ' +
        'label: it disappears with the first letter.',
      accessibility:
        'Native controls: forms submit and validate them without script. The label names the control; ' +
        'description and error describe it. An error sets `aria-invalid`. After a failed submission ' +
        'move the focus to the first wrong field; a screen reader then reads its error. Fields are 44 ' +
        'px high; a checkbox of 24 px has a target of 44 px. Forced colours keep every border.',
      anatomy: [
        'The label; an asterisk if the control is `required`, which screen readers announce themselves.',
        'The description, muted.',
        'The control.',
        'The error, with an exclamation mark, and a thicker border around the control.',
      ],
    },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Each control except radio buttons: at rest, with an error, and disabled. */
export const States: Story = {
  parameters: { width: 1100 },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 }}>
      {[{}, { error: 'Say what you need, in a sentence or two.' }, { disabled: true }].map(
        ({ error, disabled }, index) => (
          <Stack key={String(index)} gap={5}>
            <Field heading="Name" description="As on the invoice." error={error}>
              <Input name="name" required disabled={disabled} placeholder="Ada Fernhill" />
            </Field>
            <Field heading="Room" error={error}>
              <Select disabled={disabled}>{rooms}</Select>
            </Field>
            <Field heading="Message" error={error}>
              <Textarea disabled={disabled} />
            </Field>
            <Field heading="Send me the programme" error={error}>
              <Checkbox disabled={disabled} />
            </Field>
            <Field heading="I have read the terms" description="Two pages.">
              <Checkbox defaultChecked disabled={disabled} required />
            </Field>
          </Stack>
        ),
      )}
    </div>
  ),
};

/** Radio buttons in a `Fieldset`: at rest, with an error, and disabled. */
export const Choices: Story = {
  parameters: { width: 1100 },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 }}>
      {[{}, { required: true, error: 'Choose a room.' }, { disabled: true }].map((state, index) => (
        <Fieldset key={String(index)} heading="Room" description="All have a piano." {...state}>
          {['Cellar', 'Garden'].map((room) => (
            <Field key={room} heading={room}>
              <Radio name={`room-${index}`} value={room} defaultChecked={room === 'Garden'} />
            </Field>
          ))}
        </Fieldset>
      ))}
    </div>
  ),
};

/** Long words break, and a long option is cut off with an ellipsis. */
export const Longest: Story = {
  tags: ['edge-case'],
  args: {
    heading: 'Onderhandelingsverantwoordelikheidsverklaring',
    description: 'As it stands in the Onderhandelingsverantwoordelikheidsverklaringsregister.',
    error: 'Enter your Onderhandelingsverantwoordelikheidsverklaring.',
    children: (
      <Select>
        <option>Onderhandelingsverantwoordelikheidsverklaring</option>
      </Select>
    ),
  },
  parameters: { width: 240 },
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: {
    lang: 'ar',
    heading: 'الغرفة',
    description: 'في كل غرفة بيانو.',
    error: 'اختر غرفة.',
    children: (
      <Select>
        <option>القبو</option>
      </Select>
    ),
  },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  ...States,
  tags: ['edge-case', '!autodocs'],
  parameters: { ...States.parameters, chromatic: { forcedColors: 'active' } },
};
