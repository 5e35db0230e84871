import { Button } from '@agency/ui';
import { useLayoutEffect, useState } from 'react';
import { errorBoundaryContent } from '../content/errorBoundary.ts';
import * as styles from './ErrorNotice.css.ts';

interface ErrorNoticeProps {
  /** The elements that React rendered into `body`, or found there. */
  page: readonly Node[];
}

/** Puts a page back that React had to let go of, and says so, with a way to mend it. */
export function ErrorNotice({ page }: ErrorNoticeProps) {
  // While this renders, what failed is still in the document.
  const [title] = useState(() => document.title);
  const [told, setTold] = useState(false);

  useLayoutEffect(() => document.body.append(...page), [page]);

  return (
    <>
      <title>{title}</title>
      <div role="alert" hidden={told} className={styles.notice}>
        <p>{errorBoundaryContent.message}</p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>{errorBoundaryContent.reload}</Button>
          <Button tone="secondary" onClick={() => setTold(true)}>
            {errorBoundaryContent.close}
          </Button>
        </div>
      </div>
    </>
  );
}
