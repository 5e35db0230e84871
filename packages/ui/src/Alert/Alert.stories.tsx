import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { inWidth } from '../testing/decorators.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { heading: 'The cellar is taken on Friday', children: 'Choose another evening.' },
  argTypes: { heading: { control: 'text' }, children: { control: 'text' } },
  decorators: [inWidth(480)],
  parameters: {
    overview: { story: 'Tones' },
    guide: {
      use: 'A message that stays on the page: above a form, beside an unavailable offer.',
      avoid:
        'a short notice (show a toast), a single wrong answer (give the `Field` an `error`), and ' +
        'a standing fact about the company (use a `Banner`).',
      accessibility:
        'If it appears while the page is open, a screen reader reads it: a `danger` one at once ' +
        '(`alert`), the others in a pause (`status`). Icons show the tone without colour. ' +
        'To summarise the errors of a long form, list links to its controls, set `role="group"`, ' +
        '`aria-labelledby` and `tabIndex={-1}`, and focus it: focusing the summary announces it once, ' +
        'while an `alert` would be announced twice.',
      anatomy: [
        'An edge and an icon for its tone.',
        'The heading: what happened.',
        'The content: what to do.',
      ],
    },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: ({ heading, children }) => (
    <Stack>
      {(['neutral', 'positive', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} heading={heading}>
          {children}
        </Alert>
      ))}
      <Alert tone="danger">
        Without a heading, and with a Winkelvoorraadbestuurstelselonderhoud.
      </Alert>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['edge-case'],
  args: { lang: 'ar', tone: 'positive', heading: 'أُرسلت الرسالة', children: 'نرد خلال يوم.' },
  globals: { direction: 'rtl' },
};

export const ForcedColors: Story = {
  ...Tones,
  tags: ['edge-case', '!autodocs'],
  parameters: { chromatic: { forcedColors: 'active' } },
};
