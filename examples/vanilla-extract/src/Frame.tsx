import { SiteHeader, ThemeToggle, usePreference, ViewBar } from '@agency/ui';
import { Link, Outlet, useLocation } from 'react-router';
import * as styles from './page.css.ts';

const theme = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'saltpan-theme',
} as const;

/** What surrounds each page. */
export function Frame() {
  const { pathname } = useLocation();
  const [current, setTheme] = usePreference(theme);
  const items = [
    { label: 'Courses', href: '/', current: pathname === '/' },
    { label: 'At the wheel', href: '/wheel', current: pathname === '/wheel' },
  ];
  return (
    <>
      <SiteHeader
        logo={
          <Link to="/" className={styles.word}>
            Saltpan Pottery
          </Link>
        }
        items={items}
      />
      <ViewBar>
        <span>By the water</span>
        <ThemeToggle value={current} onValueChange={setTheme} />
      </ViewBar>
      <main className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
