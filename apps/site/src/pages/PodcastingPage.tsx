import { defaultView, podcastBundlesFor } from '@agency/pricing-data';
import { BundleCard, BundleGrid } from '@agency/ui';
import { enquireLabel } from '../content/layout.ts';
import {
  bundleCard,
  highestLevel,
  podcastingContent,
  podcastingHeading,
} from '../content/podcasting.ts';
import { printContent } from '../content/print.ts';
import { offerAttributes } from '../deepLinks/deepLinks.ts';
import { RunSheet } from '../desk/RunSheet.tsx';
import { enquireHref } from '../enquire.ts';
import { Terms } from '../print/Terms.tsx';
import { amounts } from './amounts.tsx';
import { ForEachView } from './ForEachView.tsx';
import * as styles from './Masthead.css.ts';
import { SteadyText } from './SteadyText.tsx';
import { TaxNote } from './TaxNote.tsx';

/** The podcast bundles, for brands and for creators. */
export function PodcastingPage() {
  return (
    <>
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
            {podcastBundlesFor(view).map((bundle, index) => {
              const { id } = bundle;
              const { prices, ...card } = bundleCard(bundle, view);
              return (
                <BundleCard
                  key={id}
                  {...card}
                  {...offerAttributes(id, { first: view === defaultView })}
                  prices={prices.map(({ price, ...row }) => ({ ...row, price: amounts(price) }))}
                  levelNote={index === 0 ? highestLevel : undefined}
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
    </>
  );
}
