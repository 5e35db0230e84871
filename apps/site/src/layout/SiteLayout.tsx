import { Banner, Link, Logo, SiteFooter, SiteHeader, ViewBar } from '@agency/ui';
import { Outlet } from 'react-router';
import { LogoMark } from '../brand/LogoMark.tsx';
import { siteConfig } from '../config/siteConfig.ts';
import { layoutContent } from '../content/layout.ts';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { mainSiteHref } from '../offers/enquire.ts';
import { letterhead } from '../print/print.css.ts';
import { PageMeta } from '../seo/PageMeta.tsx';
import { PageEvents } from './PageEvents.tsx';
import { AudienceSwitch, ThemeSwitch } from './Preferences.tsx';
import * as styles from './SiteLayout.css.ts';
import { useNavigation } from './useNavigation.ts';

/** The layout of every page. Each region has an error boundary: one that fails leaves the others. */
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
      </main>
      <ErrorBoundary>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary>
        <PageMeta />
      </ErrorBoundary>
      <ErrorBoundary>
        <PageEvents />
      </ErrorBoundary>
    </>
  );
}

const mainId = 'main';

const logo = <Logo name={siteConfig.companyName} mark={<LogoMark />} />;

function Header() {
  const { headerItems } = useNavigation();
  return (
    <SiteHeader
      logo={
        <Link href={mainSiteHref(siteConfig.homePath)} className={styles.logoLink}>
          {logo}
        </Link>
      }
      items={headerItems}
    />
  );
}

function Footer() {
  const { footerItems } = useNavigation();
  return (
    <SiteFooter
      className={letterhead}
      logo={logo}
      items={footerItems}
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
