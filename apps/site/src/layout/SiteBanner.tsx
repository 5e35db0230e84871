import { Banner } from '@agency/ui';
import { banner, promotion } from '../content/banner.ts';
import { layoutContent } from '../content/layout.ts';
import * as styles from './SiteBanner.css.ts';

/** The banner, with a promotion in its place until that ends. */
export const SiteBanner = () => (
  <Banner label={layoutContent.parts.banner}>
    {promotion && <span className={styles.promotion}>{promotion}</span>}
    <span>{banner}</span>
  </Banner>
);
