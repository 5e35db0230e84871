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
}

/** An icon button that shares the address of an offer in the current view: 'Share Gold, SME'. */
export function ShareOffer({ page, offer, name }: ShareOfferProps) {
  const [share, field] = useShare();
  const { words } = pages[page];
  return (
    <>
      <button type="button" className={styles.iconButton} onClick={() => share(`#${offer}`, name)}>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
          <path d="M12 15V3M7 8l5-5 5 5M5 13v7h14v-7" />
        </svg>
        <VisuallyHidden>
          {shareContent.button(name)}
          <ForEachView as="span">
            {(view) => words[view].name && `, ${words[view].name}`}
          </ForEachView>
        </VisuallyHidden>
      </button>
      {field}
    </>
  );
}
