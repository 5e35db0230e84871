import { contractTerm, podcastingContent, podcastingHeading } from '../../content/podcasting.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { ReservedLines } from '../../page-header/ReservedLines.tsx';
import { TaxNote } from '../../page-header/TaxNote.tsx';
import { PerView } from '../../views/PerView.tsx';
import { pages } from '../registry.ts';
import { deliveriesFor } from './deliveries.ts';
import * as styles from './PodcastingHeader.css.ts';
import { RecordingLine } from './RecordingLine.tsx';
import { ViewLink } from './ViewLink.tsx';

export const PodcastingHeader = () => (
  <header className={pageHeader.root}>
    <div>
      <PerView as="p" className={`${pageHeader.eyebrow} ${pageHeader.printedView}`}>
        {(view) => pages.podcasting.words[view].name}
      </PerView>
      <h1 className={styles.title}>{podcastingHeading}</h1>
    </div>
    <RecordingLine deliveriesOf={deliveriesFor} />
    <div className={styles.summary}>
      <div>
        <ReservedLines
          className={pageHeader.subtitle}
          text={(view) => podcastingContent[view].subtitle}
        />
        <ReservedLines className={pageHeader.text} text={(view) => podcastingContent[view].text} />
      </div>
      <div className={styles.terms}>
        <p className={styles.contract}>
          {contractTerm.label} <b>{contractTerm.value}</b>
        </p>
        <ViewLink />
      </div>
    </div>
    <TaxNote />
  </header>
);
