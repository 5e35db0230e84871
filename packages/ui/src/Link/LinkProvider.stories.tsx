import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { HashLink } from '../testing/exampleNavigation.tsx';
import { Link, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Utilities/LinkProvider',
  component: LinkProvider,
  args: {
    component: HashLink,
    children: (
      <p>
        Listen to <Link href="podcasts">our podcasts</Link>, then{' '}
        <ButtonLink href="contact-us">Enquire</ButtonLink>
      </p>
    ),
  },
  argTypes: { component: { control: false }, children: { control: false } },
  parameters: {
    overview: { story: 'RoutersLinks', as: 'close' },
    guide: {
      use:
        'Sets the link component of the whole package: wrap a router’s link so that it takes `href`, ' +
        'and put the provider around the page.',
      avoid:
        'pages without a router: without a provider, links are plain. The component must render an ' +
        '`a` and pass on all props.',
      accessibility:
        'Renders nothing itself. Pass on `aria-current`, `aria-label`, `id`, `ref` and the event ' +
        'handlers.',
      anatomy: ['The component that renders each link.', 'The page below it.'],
    },
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links that the router's component renders look the same as plain links. */
export const RoutersLinks: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};
