import { type ComponentType, Suspense } from 'react';
import { CallToAction } from '../call-to-action/CallToAction.tsx';
import { PricesAsOf } from '../offers/PricesAsOf.tsx';
import { note } from '../offers/pricesAsOf.css.ts';
import type { PageName } from '../routes.ts';
import { DigitalMarketingPage } from './digital-marketing/DigitalMarketingPage.tsx';
import { PodcastingPage } from './podcasting/PodcastingPage.tsx';

const components: Record<PageName, ComponentType> = {
  podcasting: PodcastingPage,
  digitalMarketing: DigitalMarketingPage,
};

/** A page's offers, their date and the call to action. */
export function PageContent({ name }: { name: PageName }) {
  const Page = components[name];
  return (
    <>
      <Suspense>
        <Page />
        <p className={note}>
          <PricesAsOf />
        </p>
      </Suspense>
      <Suspense>
        <CallToAction page={name} />
      </Suspense>
    </>
  );
}
