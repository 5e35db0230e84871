import { contractMonths } from '@agency/pricing-data';
import { Badge, BottomBar, VisuallyHidden } from '@agency/ui';
import * as words from '../../content/digitalMarketing.ts';
import { callToAction } from '../../content/siteLayout.ts';
import { Enquire } from '../../offers/Enquire.tsx';
import { offersId } from '../../offers/offerAttributes.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { ReservedLines } from '../../page-header/ReservedLines.tsx';
import { TaxNote } from '../../page-header/TaxNote.tsx';
import { PrintedTerms } from '../../print/PrintedTerms.tsx';
import { audienceNote } from '../../siteConfig.ts';
import { PerView } from '../../views/PerView.tsx';
import { pages } from '../registry.ts';
import * as styles from './DigitalMarketingPage.css.ts';
import { TierComparison } from './TierComparison.tsx';
import { useScrollSpy } from './useScrollSpy.ts';

export default function DigitalMarketingPage() {
  return (
    <>
      <Header />
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

const Header = () => (
  <header className={styles.head}>
    <div className={styles.words}>
      <p className={pageHeader.eyebrow}>
        <Badge>{words.monthlyBadge}</Badge>
        <PerView as="span">{(view) => pages.digitalMarketing.words[view].name}</PerView>
      </p>
      <h1 className={styles.title}>{words.digitalMarketingHeading}</h1>
    </div>
    <ReservedLines
      className={styles.description}
      text={(view) => words.digitalMarketingContent[view].description}
    />
    <Enquire subject={{ page: 'digitalMarketing' }} tone="highlighted" />
    {audienceNote() && <ReservedLines className={pageHeader.note} text={audienceNote()} />}
    <TaxNote />
  </header>
);

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
