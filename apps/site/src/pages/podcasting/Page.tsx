import { defaultView, podcastBundlesFor } from '@agency/pricing-data';
import { BundleCard, BundleGrid } from '@agency/ui';
import { enquireLabel } from '../../content/enquire.ts';
import {
  bundleName,
  cardLabels,
  episodesPerMonth,
  podcastingContent,
  podcastingHeading,
} from '../../content/podcasting.ts';
import { printContent } from '../../content/print.ts';
import { RunSheet } from '../../desk/RunSheet.tsx';
import * as styles from '../../masthead/Masthead.css.ts';
import { SteadyText } from '../../masthead/SteadyText.tsx';
import { TaxNote } from '../../masthead/TaxNote.tsx';
import { amounts } from '../../offers/amounts.tsx';
import { enquireHref } from '../../offers/enquire.ts';
import { OverTerm } from '../../offers/OverTerm.tsx';
import { offerAttributes } from '../../offers/offerAttributes.ts';
import { Terms } from '../../print/Terms.tsx';
import { ShareOffer } from '../../share/ShareOffer.tsx';
import { ForEachView } from '../../views/ForEachView.tsx';
import { cardsFirst } from './Page.css.ts';

/** The podcast bundles, for brands and for creators. */
export function Page() {
  return (
    <div className={cardsFirst}>
      <header className={styles.masthead}>
        <div className={styles.words}>
          <ForEachView as="p" className={styles.printedView}>
            {(view) => podcastingContent[view].name}
          </ForEachView>
          <SteadyText as="h1" className={styles.title} text={podcastingHeading} />
          <SteadyText
            className={styles.subtitle}
            text={(view) => podcastingContent[view].subtitle}
          />
          <SteadyText className={styles.text} text={(view) => podcastingContent[view].text} />
        </div>
        <RunSheet />
        <TaxNote />
      </header>
      <ForEachView>
        {(view) => (
          <BundleGrid>
            {podcastBundlesFor(view).map((bundle) => {
              const { id, tier, deliverables, prices, ...card } = bundle;
              return (
                <BundleCard
                  key={id}
                  {...card}
                  {...offerAttributes(id, { first: view === defaultView })}
                  heading={tier}
                  items={deliverables}
                  labels={cardLabels}
                  headerAction={
                    <ShareOffer page="podcasting" offer={id} name={bundleName(bundle)} quiet />
                  }
                  prices={prices.map(({ episodes, price }) => ({
                    quantity: episodesPerMonth(episodes),
                    detail: <OverTerm price={price} />,
                    price: amounts(price),
                  }))}
                  action={{
                    href: enquireHref({ page: 'podcasting', view, offer: id }),
                    label: enquireLabel,
                  }}
                />
              );
            })}
          </BundleGrid>
        )}
      </ForEachView>
      <Terms>{printContent.recordingTerms}</Terms>
    </div>
  );
}
