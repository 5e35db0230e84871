import { defaultView, podcastBundlesFor, type View, views } from '@agency/pricing-data';
import { BundleCard, BundleGrid } from '@agency/ui';
import { enquireLabel } from '../content/enquire.ts';
import { podcastingContent, podcastingHeading } from '../content/podcasting.ts';
import { printContent } from '../content/print.ts';
import { offerAttributes } from '../deepLinks/deepLinks.ts';
import { enquireHref } from '../enquire.ts';
import { Terms } from '../print/Terms.tsx';
import { ForView } from '../views/ForView.tsx';
import * as styles from './Masthead.css.ts';

/** The podcast bundles, for brands and for creators. */
export function PodcastingPage() {
  return (
    <>
      <header className={styles.masthead}>
        {views.map((each) => (
          <ForView key={each} as="p" view={each} className={styles.eyebrow}>
            {podcastingContent[each].name}
          </ForView>
        ))}
        <h1 className={styles.title}>{podcastingHeading}</h1>
        {views.map((each) => (
          <ForView key={each} as="p" view={each} className={styles.subtitle}>
            {podcastingContent[each].subtitle}
          </ForView>
        ))}
        {views.map((each) => (
          <ForView key={each} as="p" view={each} className={styles.text}>
            {podcastingContent[each].text}
          </ForView>
        ))}
      </header>
      {views.map((each) => (
        <ForView key={each} view={each}>
          <Bundles view={each} />
        </ForView>
      ))}
      <Terms>{printContent.recordingTerms}</Terms>
    </>
  );
}

function Bundles({ view }: { view: View }) {
  return (
    <BundleGrid>
      {podcastBundlesFor(view).map(({ id, ...bundle }) => (
        <BundleCard
          key={id}
          {...bundle}
          {...offerAttributes(id, { first: view === defaultView })}
          enquire={{
            href: enquireHref({ page: 'podcasting', view, offer: id }),
            label: enquireLabel,
          }}
        />
      ))}
    </BundleGrid>
  );
}
