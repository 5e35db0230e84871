import {
  Banner,
  Link,
  Logo,
  phoneHref,
  SiteFooter,
  SiteHeader,
  SkipLink,
  ViewBar,
} from '@agency/ui';
import { type ReactNode, Suspense } from 'react';
import { CallToAction } from '../call-to-action/CallToAction.tsx';
import { pricesAsOfWords } from '../content/offers.ts';
import { promotion } from '../content/promotion.ts';
import * as siteWords from '../content/siteLayout.ts';
import { LogoMark } from '../logo/LogoMark.tsx';
import { mainSiteHref } from '../offers/enquire.ts';
import { offersId } from '../offers/offerAttributes.ts';
import { ReservedLines } from '../page-header/ReservedLines.tsx';
import type { PageName } from '../pages/registry.ts';
import { bannerUntil } from '../promotions/promotions.ts';
import { siteConfig } from '../siteConfig.ts';
import { AudienceSwitch, ThemeSwitch } from '../views/switches.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { useFooterItems, useHeaderItems } from './navigationItems.ts';
import * as styles from './SiteLayout.css.ts';
import '../offers/linkedOffer.css.ts';
import '../promotions/promotions.css.ts';

interface SiteLayoutProps {
  page: PageName;
  children: ReactNode;
}

/** The frame around every page. Each region has a `Suspense`, to confine the rerender after a hydration mismatch. */
export function SiteLayout({ page, children }: SiteLayoutProps) {
  const banner = siteWords.banner();
  return (
    <>
      <SkipLink href={`#${offersId}`}>{siteWords.skipLink}</SkipLink>
      {/* During a promotion, CSS shows the promotion's text instead of the usual banner. */}
      {(promotion || banner) && (
        <Banner data-until={banner ? undefined : bannerUntil}>
          {promotion && <ReservedLines as="span" data-until={bannerUntil} text={promotion} />}
          {banner && <ReservedLines as="span" data-after={bannerUntil} text={banner} />}
        </Banner>
      )}
      <Suspense>
        <Header />
      </Suspense>
      <Suspense>
        <ViewBar>
          <AudienceSwitch />
          <ThemeSwitch className={styles.themeSwitch} />
        </ViewBar>
      </Suspense>
      <main key={page} className={styles.main}>
        <Suspense>
          {children}
          <p className={styles.pricesAsOf}>{pricesAsOfWords()}</p>
        </Suspense>
      </main>
      <Suspense>
        <Footer page={page} />
      </Suspense>
      <Suspense>
        <NavigationEffects />
      </Suspense>
    </>
  );
}

function Header() {
  const items = useHeaderItems();
  return (
    <SiteHeader
      logo={
        <Link href={mainSiteHref(siteConfig.homePath)} className={styles.logoLink}>
          <Logo name={siteConfig.companyName} mark={<LogoMark />} />
        </Link>
      }
      items={items}
      sheetFooter={
        <>
          <a href={phoneHref(siteConfig.phone)} dir="ltr">
            {siteConfig.phone}
          </a>
          <a href={`mailto:${siteConfig.email}`} dir="ltr">
            {siteConfig.email}
          </a>
        </>
      }
    />
  );
}

function Footer({ page }: Pick<SiteLayoutProps, 'page'>) {
  const items = useFooterItems();
  return (
    <SiteFooter
      className={styles.footer}
      lead={<CallToAction page={page} />}
      items={items}
      contact={{
        email: siteConfig.email,
        phone: siteConfig.phone,
        website: { children: new URL(siteConfig.website).host, href: siteConfig.website },
      }}
      copyright={
        <>
          {siteWords.copyright}
          {siteWords.companyFacts().map((fact) => (
            <span key={fact}>{` · ${fact}`}</span>
          ))}
        </>
      }
    />
  );
}
