import {
  Alert,
  addressWith,
  Button,
  ForEachView,
  Grid,
  OfferCard,
  ResponsiveComparison,
  Section,
  SiteFooter,
  SiteHeader,
  SkipLink,
  ThemeToggle,
  toast,
  usePreference,
  ViewBar,
  ViewSwitch,
  valueInAddress,
} from '@agency/ui';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import { Contact } from '../Contact.tsx';
import { groups, notes, plans } from '../plans.ts';
import { preferences } from '../preferences.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Fernhill Films: plans and prices' },
  { name: 'description', content: 'Films for brands, by the month or by the year.' },
];

export const loader = ({ request }: Route.LoaderArgs) => ({
  routerValue: valueInAddress(preferences.billing, new URL(request.url).search),
  // Streams the promise's result later, without delaying the page.
  days: new Promise<string>((resolve) => setTimeout(resolve, 500, '4 and 11 March')),
});

/** Handles the form in `Contact.tsx`. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  return { name: String(form.get('name')) };
}

const logo = (
  <Link to="/" className="text-lg font-bold tracking-tight no-underline">
    Fernhill Films
  </Link>
);

const items = [
  { label: 'Plans', href: '/', current: true },
  {
    label: 'Compare',
    items: [
      { label: 'All plans', href: '#compared' },
      { label: 'Questions', href: 'mailto:hello@fernhill.example' },
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

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  // Keeps the `actionData` of a form submitted before hydration: the next navigation would drop it.
  const [sent] = useState(actionData);
  const [theme, setTheme] = usePreference(preferences.theme);
  const [billing, setBilling] = usePreference(preferences.billing, loaderData);
  return (
    <>
      <SkipLink />
      <SiteHeader
        logo={logo}
        items={items}
        actions={
          <Button size="small" commandfor="contact" command="show-modal">
            Write to us
          </Button>
        }
      />
      <ViewBar>
        <ViewSwitch
          label="Paid"
          name="billing"
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly' },
          ]}
          value={billing}
          onValueChange={setBilling}
        />
        <ThemeToggle value={theme} onValueChange={setTheme} />
      </ViewBar>
      <main id="main" tabIndex={-1} className="grid gap-10 py-12">
        {sent && <Alert tone="positive">Thank you, {sent.name}: message sent.</Alert>}
        <header className="grid max-w-2xl justify-items-start gap-4">
          <h1 className="text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
            Films that people finish
          </h1>
          <p className="text-lg text-muted">A channel of your own, film by film.</p>
          {/* Tailwind's utilities override the component's own styles. */}
          <Button commandfor="contact" command="show-modal" className="mt-4 rounded-full">
            Write to us
          </Button>
        </header>
        {/* Renders both billing periods, so that the switch and the prices agree before hydration. */}
        <ForEachView preference={preferences.billing} routerValue={loaderData.routerValue}>
          {(view) => <Offers view={view} />}
        </ForEachView>
        <Section id="compared" heading="What each plan has">
          <ForEachView preference={preferences.billing} routerValue={loaderData.routerValue}>
            {(view) => <Compared view={view} />}
          </ForEachView>
        </Section>
        <p>
          Free days on set:{' '}
          <Suspense fallback="…">
            <Days days={loaderData.days} address={addressWith(preferences.billing, billing, '/')} />
          </Suspense>
        </p>
      </main>
      <SiteFooter
        lead={logo}
        items={items}
        contact={{ heading: 'Talk to us', email: 'hello@fernhill.example' }}
        copyright="© Fernhill Films"
      />
      <Contact />
    </>
  );
}

function Days({ days, address }: { days: Promise<string>; address: string }) {
  return <Link to={address}>{use(days)}</Link>;
}

type Billing = (typeof preferences.billing.values)[number];

const plansOf = (view: Billing) => plans.filter(({ prices }) => prices[view]);

function Offers({ view }: { view: Billing }) {
  return (
    <Grid>
      {plansOf(view).map(({ key, label, items, prices }) => (
        <OfferCard
          key={key}
          heading={label}
          prices={[prices[view] ?? { price: 'Ask' }]}
          items={items}
          featured={key === 'drip'}
          action={{ href: 'mailto:hello@fernhill.example', children: 'Enquire' }}
        />
      ))}
    </Grid>
  );
}

function Compared({ view }: { view: Billing }) {
  const shown = plansOf(view);
  return (
    <ResponsiveComparison
      label="The plans compared"
      columns={shown}
      headline={{
        label: 'Price',
        values: Object.fromEntries(shown.map(({ key, prices }) => [key, prices[view]?.price])),
      }}
      groups={groups}
      notes={notes}
      headingLevel={3}
    />
  );
}
