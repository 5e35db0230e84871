import {
  Badge,
  Button,
  Checklist,
  SiteHeader,
  ThemeToggle,
  TierCard,
  ToastProvider,
  usePreference,
  useToast,
  ViewBar,
} from '@agency/ui';
import { services } from './services.ts';

const theme = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'kestrel-theme',
} as const;

const items = [
  { label: 'Servicing', href: '/', current: true },
  { label: 'Find us', href: '#find-us' },
];

/** The page of a bicycle workshop: Tailwind lays it out, the package brings the parts. */
export function App() {
  return (
    <ToastProvider>
      <Page />
    </ToastProvider>
  );
}

function Page() {
  const { show } = useToast();
  const [current, setTheme] = usePreference(theme);
  return (
    <>
      <SiteHeader
        logo={
          <a href="/" className="text-lg font-bold tracking-tight no-underline">
            Kestrel Cycles
          </a>
        }
        items={items}
      />
      <ViewBar>
        <Badge>Open until six</Badge>
        <ThemeToggle value={current} onValueChange={setTheme} />
      </ViewBar>
      <main className="grid gap-10 px-gutter py-12">
        <header className="grid max-w-2xl justify-items-start gap-4">
          <h1 className="text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
            Serviced by the weekend
          </h1>
          <p className="text-lg text-muted">
            Leave it on your way in. We ring before we fit anything that costs more.
          </p>
          <Checklist items={['Pump and tools to borrow', 'Collection within two miles']} />
        </header>
        <div className="grid gap-6 md:grid-cols-3">
          {services.map((service) => (
            <TierCard
              key={service.heading}
              {...service}
              action={
                <Button
                  tone={service.heading === 'Safety check' ? 'highlighted' : 'secondary'}
                  wide
                  onClick={() => show({ title: 'Booked', description: service.heading })}
                >
                  Book
                </Button>
              }
            />
          ))}
        </div>
        <section
          id="find-us"
          className="grid justify-items-start rounded-2xl border border-line bg-surface p-6"
        >
          <h2 className="text-xl font-semibold">Under the third arch</h2>
          <p className="text-muted">Kestrel Lane, behind the market.</p>
          {/* A utility wins on a component. */}
          <Button className="mt-8 rounded-full" onClick={() => show({ title: 'We will ring' })}>
            Ask for a call
          </Button>
        </section>
      </main>
    </>
  );
}
