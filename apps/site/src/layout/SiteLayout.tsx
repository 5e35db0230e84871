import {
  Banner,
  Link,
  Logo,
  NavigationSheet,
  SiteFooter,
  SiteHeader,
  useToast,
  ViewBar,
} from '@agency/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { siteConfig } from '../config/siteConfig.ts';
import { layoutContent } from '../content/layout.ts';
import { mainSiteHref } from '../enquire.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { hydratedEvent } from '../inline/events.ts';
import { letterhead } from '../print/print.css.ts';
import { Announcer } from './Announcer.tsx';
import { footerItems, headerItems } from './navigation.ts';
import { AudienceSwitch, ThemeSwitch, ViewMeta } from './Preferences.tsx';
import { ShareView } from './ShareView.tsx';
import * as styles from './SiteLayout.css.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePagePath } from './usePagePath.ts';

/** What every page has around it. A fault in one part leaves the others working. */
export function SiteLayout() {
  return (
    <>
      <a href={`#${mainId}`} className={styles.skipLink}>
        {layoutContent.skipLink}
      </a>
      <Banner>{layoutContent.banner}</Banner>
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>
      <ErrorBoundary>
        <ViewBar>
          <AudienceSwitch />
          <ThemeSwitch />
        </ViewBar>
      </ErrorBoundary>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
        <ErrorBoundary>
          <ShareView />
        </ErrorBoundary>
      </main>
      <ErrorBoundary>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary>
        <ViewMeta />
        <Announcer />
        <PageEvents />
      </ErrorBoundary>
    </>
  );
}

const mainId = 'main';

const logo = <Logo name={siteConfig.companyName} />;

/** What the navigation depends on. */
function usePlace() {
  const path = usePagePath();
  const showToast = useToast();
  return { path, onShop: () => showToast(layoutContent.comingSoon) };
}

function Header() {
  const items = headerItems(usePlace());
  return (
    <SiteHeader
      logo={
        <Link href={mainSiteHref(siteConfig.homePath)} className={styles.logoLink}>
          {logo}
        </Link>
      }
      items={items}
      sheet={<NavigationSheet items={items} />}
    />
  );
}

function Footer() {
  return (
    <SiteFooter
      className={letterhead}
      logo={logo}
      links={footerItems(usePlace())}
      contact={{
        heading: layoutContent.contactHeading,
        email: siteConfig.email,
        phone: siteConfig.phone,
        website: { label: new URL(siteConfig.website).host, href: siteConfig.website },
      }}
      copyright={layoutContent.copyright}
    />
  );
}

/** Last in the page: React hydrates the parts in their order. */
function PageEvents() {
  useFocusOnNavigation();
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
