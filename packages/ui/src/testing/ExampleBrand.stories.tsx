import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../Banner/Banner.tsx';
import { ComparisonTable } from '../ComparisonTable/ComparisonTable.tsx';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { ViewBar } from '../ViewBar/ViewBar.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { ExampleMark } from './exampleBrand.tsx';
import { exampleNavigation } from './exampleNavigation.tsx';
import { exampleOffers } from './exampleOffers.tsx';
import { columns, groups, headline, notes } from './exampleTiers.tsx';

const navigation = exampleNavigation(() => {});
const { elite, initiate, novice } = exampleOffers;

/** Another company's page: our components with its tokens, without other CSS. */
function ExampleBrand() {
  const logo = <Logo name="Tidewater Press" mark={<ExampleMark />} />;
  return (
    <>
      <Banner>Recording by the sea since the first tide table</Banner>
      <SiteHeader logo={logo} items={navigation} />
      <ViewBar>
        <ViewSwitch
          label="Show offers for"
          name="readers"
          options={[
            { value: 'houses', label: 'Houses' },
            { value: 'authors', label: 'Authors' },
          ]}
          defaultValue="houses"
        />
        <ThemeToggle name="example-theme" />
      </ViewBar>
      <main style={{ display: 'grid', gap: '4rem', padding: '3rem var(--ui-size-gutter)' }}>
        <Grid>
          {[elite, initiate, novice].map((offer) => (
            <OfferCard key={offer.heading} {...offer} />
          ))}
        </Grid>
        <ComparisonTable label="Offers" columns={columns} headline={headline} groups={groups} />
        <Footnotes notes={notes} />
      </main>
      <SiteFooter
        lead={logo}
        items={navigation}
        contact={{
          heading: 'Write to us',
          email: 'hello@tidewater.example',
          phone: '+27 21 555 0100',
          website: { children: 'tidewater.example', href: 'https://tidewater.example' },
        }}
        copyright="© 2025 Tidewater Press"
      />
    </>
  );
}

const meta = {
  title: 'Pages/Another brand',
  component: ExampleBrand,
  globals: { brand: 'other' },
  parameters: {
    layout: 'fullscreen',
    // Screenshots would depend on the machine's fonts.
    chromatic: { disableSnapshot: true },
    guide: {
      use:
        'The design system in another company’s brand, by tokens alone (`themeVars`). The toolbar’s ' +
        'Brand menu applies it to any story.',
      avoid: 'our own pages: those are under Pages/Site.',
      accessibility: 'The same checks as everywhere: axe in both themes, and the contrast test.',
      anatomy: ['Banner', 'SiteHeader', 'ViewBar', 'Offers', 'Comparison', 'SiteFooter'],
    },
  },
} satisfies Meta<typeof ExampleBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};
