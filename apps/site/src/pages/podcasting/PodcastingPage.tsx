import { contractMonths, podcastBundlesFor } from '@agency/pricing-data';
import { Grid } from '@agency/ui';
import { recordingTerms } from '../../content/podcasting.ts';
import { offersId } from '../../offers/offerAttributes.ts';
import { PrintedTerms } from '../../print/PrintedTerms.tsx';
import { PerView } from '../../views/PerView.tsx';
import { BundleCard } from './BundleCard.tsx';
import { PodcastingHeader } from './PodcastingHeader.tsx';
import * as styles from './PodcastingPage.css.ts';

export default function PodcastingPage() {
  return (
    <>
      <PodcastingHeader />
      <div id={offersId} tabIndex={-1} className={styles.offers}>
        <PerView>
          {(view) => {
            const bundles = podcastBundlesFor(view);
            // The first bundle has the highest level, which is every meter's maximum.
            const levels = Number(bundles[0]?.level) || 1;
            return (
              // Two columns keep the fourth card from being alone in its row.
              <Grid columns={bundles.length === 4 ? 2 : 3}>
                {bundles.map((bundle) => (
                  <BundleCard key={bundle.id} bundle={bundle} levels={levels} view={view} />
                ))}
              </Grid>
            );
          }}
        </PerView>
      </div>
      <PrintedTerms months={contractMonths.podcasts}>{recordingTerms}</PrintedTerms>
    </>
  );
}
