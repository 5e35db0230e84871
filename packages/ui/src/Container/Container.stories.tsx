import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../../../../.storybook/modes.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: modes.narrowAndWide },
    overview: { story: 'Widths' },
    guide: {
      use:
        'The margins of a page: its content aligns with `SiteHeader` and `SiteFooter`. `measure` is for ' +
        'prose and forms.',
      avoid: 'bars, which already have these margins, and boxes inside a page.',
      accessibility:
        'A plain `div`. The margins keep clear of a phone’s camera and round corners when it is held ' +
        'sideways.',
      anatomy: ['The content, in the middle of the window.'],
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The width of the page, and the width of a readable line. */
export const Widths: Story = {
  render: (args) => (
    <Stack>
      {(['page', 'measure'] as const).map((width) => (
        <Container key={width} {...args} width={width}>
          <div style={{ padding: 16, background: 'var(--ui-color-surface-sunken)' }}>{width}</div>
        </Container>
      ))}
    </Stack>
  ),
};
