import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  BackIcon,
  ChevronIcon,
  CloseIcon,
  ExclamationIcon,
  MenuIcon,
  MonitorIcon,
  MoonIcon,
  SunIcon,
  TickIcon,
} from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const icons = {
  BackIcon,
  ChevronIcon,
  CloseIcon,
  ExclamationIcon,
  MenuIcon,
  MonitorIcon,
  MoonIcon,
  SunIcon,
  TickIcon,
};

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  subcomponents: icons,
  args: { label: 'Remove the room', children: <CloseIcon />, onClick: fn() },
  argTypes: { children: { control: false }, onClick: { control: false } },
  parameters: {
    overview: { story: 'Icons' },
    guide: {
      use: 'A button whose icon everyone knows: close, menu, remove.',
      avoid: 'an icon that needs an explanation (use a `Button` with words).',
      accessibility:
        'A native `button` of 44 × 44 px, named by its `label`. Put it into a `Tooltip` if the icon may be ' +
        'misread. With `aria-pressed` it is a toggle button: pressed, it has a border, even in ' +
        'forced colours.',
      anatomy: ['The icon, 24 px, in the colour of the text.', 'A sunken background on hover.'],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const States: Story = {
  parameters: {
    pseudo: { hover: '[data-shown="hovered"]', focusVisible: '[data-shown="focused"]' },
  },
  render: (args) => (
    <Stack direction="row">
      {['at rest', 'hovered', 'focused', 'pressed', 'disabled'].map((state) => (
        <IconButton
          key={state}
          {...args}
          data-shown={state}
          aria-pressed={state === 'pressed'}
          disabled={state === 'disabled'}
        />
      ))}
    </Stack>
  ),
};

/** The package's icons. Each scales with the text, unless CSS sets its `width` and `height`. */
export const Icons: Story = {
  render: ({ onClick }) => (
    <Stack direction="row">
      {Object.entries(icons).map(([name, Icon]) => (
        <IconButton key={name} label={name} onClick={onClick}>
          <Icon />
        </IconButton>
      ))}
    </Stack>
  ),
};
