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
import { Outlet } from 'react-router';
import { siteConfig } from '../config/siteConfig.ts';
import { layoutContent } from '../content/layout.ts';
import { mainSiteHref } from '../enquire.ts';
import { letterhead } from '../print/print.css.ts';
import { Announcer } from './Announcer.tsx';
import { footerItems, headerItems } from './navigation.ts';
import { AudienceSwitch, ThemeSwitch, ViewMeta } from './Preferences.tsx';
import { ShareView } from './ShareView.tsx';
import * as styles from './SiteLayout.css.ts';
import { usePagePath } from './usePagePath.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** What every page has around it: banner, header, view bar, footer. */
export function SiteLayout() {
  const path = usePagePath();
  const showToast = useToast();
  useScrollRestoration();

  const place = { path, onShop: () => showToast(layoutContent.comingSoon) };
  const items = headerItems(place);
  const logo = <Logo name={siteConfig.companyName} />;

  return (
    <>
      <ViewMeta />
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
        <AudienceSwitch />
        <ThemeSwitch />
      </ViewBar>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
        <ShareView />
      </main>
      <SiteFooter
        className={letterhead}
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
