import {
  Banner,
  Link,
  Logo,
  NavigationSheet,
  SiteFooter,
  SiteHeader,
  ThemeToggle,
  useToast,
  ViewBar,
  ViewSwitch,
} from '@agency/ui';
import { Outlet, useLocation } from 'react-router';
import { siteConfig } from '../config/siteConfig.ts';
import { digitalMarketingContent } from '../content/digitalMarketing.ts';
import { layoutContent } from '../content/layout.ts';
import { podcastingContent } from '../content/podcasting.ts';
import { mainSiteHref } from '../enquire.ts';
import { useTheme, useView } from '../preferences.ts';
import { routes } from '../routes.ts';
import { Announcer } from './Announcer.tsx';
import { footerItems, headerItems } from './navigation.ts';
import * as styles from './SiteLayout.css.ts';
import { useLandOnNavigation } from './useLandOnNavigation.ts';

/** What every page has around it: banner, header, view bar, footer. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const [view, setView] = useView();
  const [theme, setTheme] = useTheme();
  const showToast = useToast();
  useLandOnNavigation();

  const place = { path, onShop: () => showToast(layoutContent.comingSoon) };
  const items = headerItems(place);
  const names = path === routes.digitalMarketing ? digitalMarketingContent : podcastingContent;
  const logo = <Logo name={siteConfig.companyName} />;

  return (
    <>
      <a href={`#${mainId}`} className={styles.skipLink}>
        {layoutContent.skipLink}
      </a>
      <Banner>{layoutContent.banner}</Banner>
      <SiteHeader
        logo={
          <Link href={mainSiteHref(siteConfig.homePath)} className={styles.logoLink}>
            {logo}
          </Link>
        }
        items={items}
        sheet={<NavigationSheet items={items} />}
      />
      <ViewBar>
        <ViewSwitch
          label={layoutContent.viewSwitch}
          name="view"
          options={[
            { value: 'brand', label: names.brand.name },
            { value: 'creator', label: names.creator.name },
          ]}
          value={view}
          onValueChange={setView}
        />
        <ThemeToggle theme={theme} onThemeChange={setTheme} />
      </ViewBar>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter
        logo={logo}
        links={footerItems(place)}
        contact={{
          heading: layoutContent.contactHeading,
          email: siteConfig.email,
          phone: siteConfig.phone,
          website: { label: new URL(siteConfig.website).host, href: siteConfig.website },
        }}
        copyright={layoutContent.copyright}
      />
      <Announcer />
    </>
  );
}

const mainId = 'main';
