import {
  ButtonLink,
  Grid,
  OfferCard,
  type OfferCardProps,
  SiteFooter,
  SiteHeader,
  ThemeToggle,
  toast,
  usePreference,
  ViewBar,
  ViewSwitch,
} from '@agency/ui';
import { preferences } from './preferences.ts';

const logo = (
  <a href="/" className="text-lg font-bold tracking-tight no-underline">
    Fernhill Films
  </a>
);

const offer = (heading: string, quantity: string, price: string, items: string[]) => ({
  heading,
  prices: [{ quantity, price }],
  items,
  action: { href: `mailto:hello@fernhill.example?subject=${heading}`, children: 'Enquire' },
});

/** What each view shows. */
const offers: Record<'project' | 'month', readonly OfferCardProps[]> = {
  project: [
    offer('Short', '1 film', '£4 800', ['One day on set', 'Two rounds of edits']),
    offer('Series', '3 films', '£11 500', ['Three days on set', 'Subtitles', 'Stills']),
  ],
  month: [
    offer('Drip', '2 films a month', '£1 900', ['Half a day on set', 'Vertical cuts']),
    offer('Flow', '4 films a month', '£3 400', ['A day on set', 'Vertical cuts', 'Subtitles']),
  ],
};

export function App() {
  const [theme, setTheme] = usePreference(preferences.theme);
  const [view, setView] = usePreference(preferences.view);
  const items = [
    { label: 'Packages', href: '/', current: true },
    {
      label: 'Work',
      items: [
        { label: 'Brands', href: '#brands' },
        { label: 'Charities', href: '#charities' },
      ],
    },
    {
      label: 'Shop',
      unavailable: {
        tooltip: 'From spring',
        onSelect: () => toast({ title: 'The shop opens in spring' }),
      },
    },
  ];
  return (
    <>
      <SiteHeader logo={logo} items={items} />
      <ViewBar>
        <ViewSwitch
          label="Packages"
          name="view"
          options={[
            { value: 'project', label: 'One project' },
            { value: 'month', label: 'Every month' },
          ]}
          value={view}
          onValueChange={setView}
        />
        <ThemeToggle value={theme} onValueChange={setTheme} />
      </ViewBar>
      <main className="grid gap-10 py-12">
        <header className="grid max-w-2xl justify-items-start gap-4">
          <h1 className="text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
            Films that people finish
          </h1>
          <p className="text-lg text-muted">From one short to a channel of your own.</p>
          {/* Utilities override a component's own styles. */}
          <ButtonLink href="mailto:hello@fernhill.example" className="mt-4 rounded-full">
            Write to us
          </ButtonLink>
        </header>
        <Grid>
          {offers[view].map((offer) => (
            <OfferCard key={String(offer.heading)} {...offer} />
          ))}
        </Grid>
      </main>
      <SiteFooter
        logo={logo}
        items={items}
        contact={{ heading: 'Talk to us', email: 'hello@fernhill.example' }}
        copyright="© Fernhill Films"
      />
    </>
  );
}
