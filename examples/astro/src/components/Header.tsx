import { SiteHeader, ThemeToggle, usePreference, ViewBar, ViewSwitch } from '@agency/ui';
import { preferences } from '../preferences.ts';

/** The page's only island: it contains everything that needs JavaScript. */
export function Header() {
  const [theme, setTheme] = usePreference(preferences.theme);
  const [view, setView] = usePreference(preferences.view);
  return (
    <>
      <SiteHeader
        logo={
          <a href="/" className="wordmark">
            Tidewrack
          </a>
        }
        items={[
          { label: 'Packages', href: '/', current: true },
          { label: 'Contact', href: '#contact' },
        ]}
      />
      <ViewBar>
        <ViewSwitch
          label="Packages"
          name="view"
          options={[
            { value: 'launch', label: 'Launch' },
            { value: 'care', label: 'Care' },
          ]}
          value={view}
          onValueChange={setView}
        />
        <ThemeToggle value={theme} onValueChange={setTheme} />
      </ViewBar>
    </>
  );
}
