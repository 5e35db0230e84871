import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { HashLink } from '../testing/HashLink.tsx';
import { Link, LinkProvider } from './Link.tsx';

const meta = {
  title: 'Components/LinkProvider',
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
    guide: {
      use:
        'Sets the link component of the whole package: wrap a router’s own link so that it takes ' +
        '`href`, and put the provider around the page. That component renders every link of the ' +
        'package below it, in headers, cards and buttons.',
      avoid:
        'pages without a router: a plain `a` is what they get anyway. The component must render an ' +
        '`a` and hand on all props.',
      accessibility:
        'It shows nothing. Links lack every prop that the component drops: pass on `aria-current`, ' +
        '`aria-label`, `id`, `ref` and the event handlers.',
      anatomy: ['The component that renders each link.', 'The page below it.'],
    },
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links look the same as without a provider, and the router handles them. */
export const RoutersLinks: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
};
