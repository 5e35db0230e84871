import type { View } from '@agency/pricing-data';
import * as shareContent from '../content/share.ts';
import { pages } from '../pages/registry.ts';
import type { PageName } from '../routes.ts';
import { ForEachView } from '../views/ForEachView.tsx';
import * as styles from './share.css.ts';
import { useShare } from './useShare.tsx';

interface ShareOfferProps {
  page: PageName;
  /** The offer's id. */
  offer: string;
  /** The offer's name. */
  name: string;
  /** The view that the button is in, if it is not in all. */
  view?: View;
}

/** An icon button that shares the address of an offer in the current view: 'Share Gold, SME'. */
export function ShareOffer({ page, offer, name, view }: ShareOfferProps) {
  const [share, field] = useShare();
  const button = (each: View) => (
    <button
      type="button"
      aria-label={shareContent.button(name, pages[page].words[each].name)}
      className={styles.iconButton}
      onClick={() => share(`#${offer}`, name)}
    />
  );
  return (
    <>
      {view ? button(view) : <ForEachView render={button} />}
      {field}
    </>
  );
}
