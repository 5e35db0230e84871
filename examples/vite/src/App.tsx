import {
  ButtonLink,
  Grid,
  OfferCard,
  SiteFooter,
  SiteHeader,
  ThemeToggle,
  usePreference,
  useToast,
  ViewBar,
  ViewSwitch,
} from '@agency/ui';
import { offers } from './offers.ts';
import { preferences } from './preferences.ts';

const logo = (
  <a href="/" className="text-lg font-bold tracking-tight no-underline">
    Fernhill Films
  </a>
);

export function App() {
  const { show } = useToast();
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
        hint: 'From spring',
        onSelect: () => show({ title: 'The shop opens in spring' }),
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
      <main className="grid gap-10 px-gutter py-12">
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
