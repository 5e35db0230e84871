import { SiteHeader, ThemeToggle, usePreference, ViewBar } from '@agency/ui';
import { theme } from '../preferences.ts';

const items = [
  { label: 'Trips', href: '/', current: true },
  { label: 'Tides', href: '#tides' },
];

/** The page's one island: all that answers to a click. */
export function Header() {
  const [current, setTheme] = usePreference(theme);
  return (
    <>
      <SiteHeader
        logo={
          <a href="/" className="word">
            Tidewrack Kayaks
          </a>
        }
        items={items}
      />
      <ViewBar>
        <span>High water at 14:20</span>
        <ThemeToggle value={current} onValueChange={setTheme} />
      </ViewBar>
    </>
  );
}
