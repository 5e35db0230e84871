import { Badge } from '@agency/ui';
import * as words from '../../content/digitalMarketing.ts';
import { Enquire } from '../../offers/Enquire.tsx';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { ReservedLines } from '../../page-header/ReservedLines.tsx';
import { TaxNote } from '../../page-header/TaxNote.tsx';
import { audienceNote } from '../../siteConfig.ts';
import { PerView } from '../../views/PerView.tsx';
import { pages } from '../registry.ts';
import * as styles from './DigitalMarketingHeader.css.ts';

export const DigitalMarketingHeader = () => (
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
