import { Banner } from '@agency/ui';
import { banner, promotion } from '../content/banner.ts';
import { layoutContent } from '../content/layout.ts';
import { SteadyText } from '../masthead/SteadyText.tsx';
import * as styles from './SiteLayout.css.ts';

/** The banner, with a promotion in its place until that ends. */
export const SiteBanner = () => (
  <Banner label={layoutContent.parts.banner}>
    {promotion && <SteadyText as="span" className={styles.promotion} text={promotion} />}
    <SteadyText as="span" text={banner()} />
  </Banner>
);
