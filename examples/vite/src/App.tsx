import {
  Badge,
  Banner,
  BundleCard,
  BundleGrid,
  Button,
  SiteFooter,
  SiteHeader,
  ThemeToggle,
  ToastProvider,
  usePreference,
  useToast,
  ViewBar,
  ViewSwitch,
} from '@agency/ui';
import { preferences } from './preferences.ts';
import { rooms } from './rooms.ts';

const home = (
  <a href="/" className="word">
    Fernhill
  </a>
);

/** The page: what Fernhill offers, by the day or by the month. */
export function App() {
  return (
    <ToastProvider>
      <Page />
    </ToastProvider>
  );
}

function Page() {
  const toast = useToast();
  const [theme, setTheme] = usePreference(preferences.theme);
  const [stay, setStay] = usePreference(preferences.stay);
  const navigation = [
    { label: 'Rooms', href: '/', current: true },
    {
      label: 'Visit',
      items: [
        { label: 'Find us', href: '/find-us' },
        { label: 'Opening hours', href: '/hours' },
      ],
    },
    {
      label: 'Instruments',
      unavailable: {
        hint: 'From spring',
        mark: 'Soon',
        onSelect: () =>
          toast.show({ title: 'From spring', description: 'We are still tuning them.' }),
      },
    },
  ];
  return (
    <>
      <Banner>The garden room is open again.</Banner>
      <SiteHeader logo={home} items={navigation} labels={{ menu: 'Fernhill' }} />
      <ViewBar>
        <ViewSwitch
          label="How long"
          name="stay"
          options={[
            { value: 'day', label: 'By the day' },
            { value: 'month', label: 'By the month' },
          ]}
          value={stay}
          onValueChange={setStay}
        />
        <ThemeToggle value={theme} onValueChange={setTheme} />
      </ViewBar>
      <main>
        <header className="intro">
          <Badge>Rehearsal rooms</Badge>
          <h1>Room to play as loud as it gets</h1>
          <p>Three rooms behind thick walls, each with a piano, a kit and a kettle.</p>
          <Button
            className="wide-letters"
            onClick={() => toast.show({ title: 'Noted', description: 'We will call you back.' })}
          >
            Ask for a visit
          </Button>
        </header>
        {preferences.stay.values.map((each) => (
          <BundleGrid key={each} data-for={each}>
            {rooms(each).map((room) => (
              <BundleCard
                key={room.heading}
                {...room}
                action={{ href: 'mailto:rooms@fernhill.example', label: 'Book' }}
                labels={{
                  items: 'In the room',
                  turnaround: 'Free within',
                  level: 'Size {level}',
                  featured: 'Best light',
                }}
              />
            ))}
          </BundleGrid>
        ))}
      </main>
      <SiteFooter
        logo={home}
        items={navigation}
        contact={{
          heading: 'Talk to us',
          email: 'rooms@fernhill.example',
          phone: '+44 (0)20 7946 0000',
          website: { label: 'fernhill.example', href: 'https://fernhill.example' },
        }}
        copyright="© Fernhill Rehearsal Rooms"
      />
    </>
  );
}
