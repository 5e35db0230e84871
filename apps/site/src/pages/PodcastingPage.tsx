import { defaultView, podcastBundlesFor } from '@agency/pricing-data';
import { BundleCard, BundleGrid } from '@agency/ui';
import { enquireLabel, taxNote } from '../content/layout.ts';
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
import { ForEachView } from './ForEachView.tsx';
import * as styles from './Masthead.css.ts';
import { SteadyText } from './SteadyText.tsx';

/** The podcast bundles, for brands and for creators. */
export function PodcastingPage() {
  return (
    <>
      <header className={styles.masthead}>
        <div className={styles.words}>
          <ForEachView as="p" className={styles.printedView}>
            {(view) => podcastingContent[view].name}
          </ForEachView>
          <SteadyText as="h1" className={styles.title}>
            {podcastingHeading}
          </SteadyText>
          <ForEachView as={SteadyText} className={styles.subtitle}>
            {(view) => podcastingContent[view].subtitle}
          </ForEachView>
          <ForEachView as={SteadyText} className={styles.text}>
            {(view) => podcastingContent[view].text}
          </ForEachView>
        </div>
        <RunSheet />
        {taxNote && <p className={styles.note}>{taxNote}</p>}
      </header>
      <ForEachView>
        {(view) => (
          <BundleGrid>
            {podcastBundlesFor(view).map((bundle, index) => {
              const { id } = bundle;
              return (
                <BundleCard
                  key={id}
                  {...bundleCard(bundle, view)}
                  {...offerAttributes(id, { first: view === defaultView })}
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
