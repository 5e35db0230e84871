import { contractMonths, podcastBundlesFor } from '@agency/pricing-data';
import { Grid } from '@agency/ui';
import * as words from '../../content/podcasting.ts';
import { offersId } from '../../offers/offerAttributes.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { ReservedLines } from '../../page-header/ReservedLines.tsx';
import { TaxNote } from '../../page-header/TaxNote.tsx';
import { PrintedTerms } from '../../print/PrintedTerms.tsx';
import { PerView } from '../../views/PerView.tsx';
import { pages } from '../registry.ts';
import { BundleCard } from './BundleCard.tsx';
import { deliveriesFor } from './deliveries.ts';
import * as styles from './PodcastingPage.css.ts';
import { RecordingLine } from './RecordingLine.tsx';
import { ViewLink } from './ViewLink.tsx';

export default function PodcastingPage() {
  return (
    <>
      <Header />
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
      <PrintedTerms months={contractMonths.podcasts}>{words.recordingTerms}</PrintedTerms>
    </>
  );
}

const Header = () => (
  <header className={pageHeader.root}>
    <div>
      <PerView as="p" className={`${pageHeader.eyebrow} ${pageHeader.printedView}`}>
        {(view) => pages.podcasting.words[view].name}
      </PerView>
      <h1 className={styles.title}>{words.podcastingHeading}</h1>
    </div>
    <RecordingLine deliveriesOf={deliveriesFor} />
    <div className={styles.summary}>
      <div>
        <ReservedLines
          className={pageHeader.subtitle}
          text={(view) => words.podcastingContent[view].subtitle}
        />
        <ReservedLines
          className={pageHeader.text}
          text={(view) => words.podcastingContent[view].text}
        />
      </div>
      <ViewLink />
    </div>
    <TaxNote />
  </header>
);
