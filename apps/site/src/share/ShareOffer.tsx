import type { View } from '@agency/pricing-data';
import { VisuallyHidden } from '@agency/ui';
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
  const label = (each: View) => shareContent.button(name, pages[page].words[each].name);
  return (
    <>
      <button type="button" className={styles.iconButton} onClick={() => share(`#${offer}`, name)}>
        {view ? (
          <VisuallyHidden>{label(view)}</VisuallyHidden>
        ) : (
          <ForEachView as={VisuallyHidden}>{label}</ForEachView>
        )}
      </button>
      {field}
    </>
  );
}
