import { Button, phoneHref } from '@agency/ui';
import * as words from '../content/callToAction.ts';
import { Enquire } from '../offers/Enquire.tsx';
import type { PageName } from '../pages/registry.ts';
import { ShareView } from '../share/ShareView.tsx';
import { siteConfig } from '../siteConfig.ts';
import * as styles from './CallToAction.css.ts';

const headingId = 'call-to-action-heading';

/** The end of each page: enquire, share, print, or contact the company. */
export const CallToAction = ({ page }: { page: PageName }) => (
  <section aria-labelledby={headingId} className={styles.root}>
    <h2 id={headingId} className={styles.heading}>
      {words.heading}
    </h2>
    <div className={styles.actions}>
      <Enquire subject={{ page }} />
      <ShareView page={page} />
      <Button tone="secondary" name="print">
        {words.print}
      </Button>
      <p role="status" className={styles.unprintable}>
        {words.unprintable}
      </p>
    </div>
    <p className={styles.contact}>
      {words.contact}{' '}
      <a href={`mailto:${siteConfig.email}`} dir="ltr">
        {siteConfig.email}
      </a>{' '}
      <a href={phoneHref(siteConfig.phone)} dir="ltr">
        {siteConfig.phone}
      </a>
    </p>
  </section>
);
