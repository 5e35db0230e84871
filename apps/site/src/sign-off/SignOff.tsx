import { Button, phoneHref } from '@agency/ui';
import { signOffContent as words } from '../content/signOff.ts';
import { Enquire } from '../offers/Enquire.tsx';
import type { PageName } from '../routes.ts';
import { ShareView } from '../share/ShareView.tsx';
import { siteConfig } from '../siteConfig.ts';
import * as styles from './SignOff.css.ts';

export const signOffId = 'sign-off';
const headingId = `${signOffId}-heading`;

/** The end of each page: enquire, share, print, or contact the company. */
export const SignOff = ({ page }: { page: PageName }) => (
  <section id={signOffId} aria-labelledby={headingId} className={styles.root}>
    <h2 id={headingId} className={styles.heading}>
      {words.heading}
    </h2>
    <div className={styles.actions}>
      <Enquire subject={{ page }} />
      <ShareView page={page} />
      <Button tone="secondary" onClick={() => print()}>
        {words.print}
      </Button>
    </div>
    <p className={styles.contact}>
      {words.contact}{' '}
      <a href={`mailto:${siteConfig.email}`} dir="ltr">
        {siteConfig.email}
      </a>{' '}
      {words.or}{' '}
      <a href={phoneHref(siteConfig.phone)} dir="ltr">
        {siteConfig.phone}
      </a>
    </p>
  </section>
);
