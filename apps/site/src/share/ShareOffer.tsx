import { share } from '../content/siteLayout.ts';
import * as styles from './share.css.ts';
import { shareAddress } from './shareAddress.ts';

interface ShareOfferProps {
  offer: string;
  name: string;
}

export const ShareOffer = ({ offer, name }: ShareOfferProps) => (
  <button
    type="button"
    aria-label={share.button(name)}
    className={styles.iconButton}
    onClick={() => shareAddress(`#${offer}`, name)}
  />
);
