import { views } from '@agency/pricing-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { modes } from '../../../../.storybook/modes.ts';
import { App } from '../App.tsx';
import { routes } from './registry.ts';

interface SiteProps {
  path: string;
}

/** Renders the whole site at one of its addresses, with the real catalogue. */
function Site({ path }: SiteProps) {
  return (
    <MemoryRouter key={path} initialEntries={[path]}>
      <App />
    </MemoryRouter>
  );
}

const meta = {
  title: 'Pages/Site',
  component: Site,
  parameters: {
    layout: 'fullscreen',
    // `e2e/accessibility.spec.ts` checks the accessibility of the built pages at two widths.
    a11y: { test: 'off' },
    chromatic: { modes: modes.page },
    docs: { story: { height: '40rem' } },
    guide: {
      use: 'Every page, composed from the real catalogue, in its first view and its last.',
      avoid: 'components on their own: the groups above show them.',
      accessibility:
        'Each page has one `h1` and begins with a skip link. Banner, header, view bar, main part and ' +
        'footer are landmarks or inside one. The other view is hidden from screen readers as well.',
      anatomy: [
        'Banner',
        'SiteHeader',
        'ViewBar',
        'PageHeader',
        'Offers',
        'CallToAction',
        'SiteFooter',
      ],
    },
  },
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Podcasting: Story = { args: { path: routes.podcasting } };

export const PodcastingInLastView: Story = {
  ...Podcasting,
  globals: { view: views.at(-1) },
};

export const DigitalMarketing: Story = { args: { path: routes.digitalMarketing } };

export const DigitalMarketingInLastView: Story = {
  ...DigitalMarketing,
  globals: { view: views.at(-1) },
};
