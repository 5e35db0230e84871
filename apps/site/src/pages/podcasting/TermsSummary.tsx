import {
  contractMonths,
  podcastBundlesFor,
  recordingMinutes,
  recordingSlotHours,
  type View,
} from '@agency/pricing-data';
import { shortName, termsSummary as words } from '../../content/podcasting.ts';
import { PerView } from '../../views/PerView.tsx';
import { DeliveryLines } from './DeliveryLines.tsx';
import * as styles from './PodcastingPage.css.ts';

/** The terms that all bundles of a view share. */
export const TermsSummary = () => (
  <dl className={styles.termsSummary}>
    <div className={styles.term}>
      <dt>{words.turnaround.label}</dt>
      <PerView as="dd">
        {(view) => {
          const deliveries = deliveriesOf(view);
          const days = deliveries.map(({ day }) => day);
          return (
            <>
              {words.turnaround.value(Math.min(...days), Math.max(...days))}
              <DeliveryLines deliveries={deliveries} />
            </>
          );
        }}
      </PerView>
    </div>
    <div className={styles.term}>
      <dt>{words.session.label}</dt>
      <dd>{words.session.value(recordingMinutes, recordingSlotHours)}</dd>
    </div>
    <div className={styles.term}>
      <dt>{words.contract.label}</dt>
      <dd>{words.contract.value(contractMonths.podcasts)}</dd>
    </div>
  </dl>
);

const deliveriesOf = (view: View) =>
  podcastBundlesFor(view).flatMap((bundle) => {
    const day = Number.parseInt(bundle.turnaround, 10);
    // A turnaround may be agreed with each client.
    return day ? [{ id: bundle.id, name: shortName(bundle), day }] : [];
  });
