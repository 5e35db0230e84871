import { Button } from '@agency/ui';
import { share, callToAction as words } from '../content/siteLayout.ts';
import { Enquire } from '../offers/Enquire.tsx';
import type { PageName } from '../pages/registry.ts';
import { shareAddress } from '../share/shareAddress.ts';
import * as styles from './CallToAction.css.ts';

const headingId = 'call-to-action';

/** The next step, at the end of each page: enquire, share, or print. */
export const CallToAction = ({ page }: { page: PageName }) => (
  <section aria-labelledby={headingId} className={styles.root}>
    <h2 id={headingId} className={styles.heading}>
      {words.heading}
    </h2>
    <Enquire subject={{ page }} tone="highlighted" />
    <div className={styles.actions}>
      <Button tone="secondary" onClick={() => shareAddress()}>
        {share.button()}
      </Button>
      <Button tone="secondary" name="print">
        {words.print}
      </Button>
      <p role="status" className={styles.unprintable}>
        {words.unprintable}
      </p>
    </div>
  </section>
);
