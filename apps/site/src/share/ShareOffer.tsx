import * as shareContent from '../content/share.ts';
import * as styles from './share.css.ts';
import { useShare } from './useShare.tsx';

interface ShareOfferProps {
  /** The offer's id. */
  offer: string;
  /** The offer's name. */
  name: string;
}

/** An icon button that shares the address of an offer in the current view. */
export function ShareOffer({ offer, name }: ShareOfferProps) {
  const [share, field] = useShare();
  return (
    <>
      <button
        type="button"
        aria-label={shareContent.button(name)}
        className={styles.iconButton}
        onClick={() => share(`#${offer}`, name)}
      />
      {field}
    </>
  );
}
