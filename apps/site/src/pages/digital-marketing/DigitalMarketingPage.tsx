import { contractMonths } from '@agency/pricing-data';
import { BottomBar, VisuallyHidden } from '@agency/ui';
import * as words from '../../content/digitalMarketing.ts';
import { callToAction } from '../../content/siteLayout.ts';
import { Enquire } from '../../offers/Enquire.tsx';
import { offersId } from '../../offers/offerAttributes.ts';
import { PrintedTerms } from '../../print/PrintedTerms.tsx';
import { DigitalMarketingHeader } from './DigitalMarketingHeader.tsx';
import * as styles from './DigitalMarketingPage.css.ts';
import { TierComparison } from './TierComparison.tsx';
import { useScrollSpy } from './useScrollSpy.ts';

export default function DigitalMarketingPage() {
  return (
    <>
      <DigitalMarketingHeader />
      <TierBar />
      <div id={offersId} tabIndex={-1} className={styles.compared}>
        <h2>
          <VisuallyHidden>{words.tableHeading}</VisuallyHidden>
        </h2>
        <TierComparison />
        <PrintedTerms months={contractMonths.marketing} />
      </div>
    </>
  );
}

function TierBar() {
  const { tier } = useScrollSpy();
  return (
    <BottomBar
      action={
        <Enquire subject={{ page: 'digitalMarketing', offer: tier?.key }} about={tier?.label} />
      }
    >
      {callToAction.heading}
      {tier && <span className={styles.currentTier}>{tier.label}</span>}
    </BottomBar>
  );
}
