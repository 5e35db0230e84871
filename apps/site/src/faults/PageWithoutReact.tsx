import { Button } from '@agency/ui';
import { useLayoutEffect, useState } from 'react';
import { faultContent } from '../content/fault.ts';
import * as styles from './PageWithoutReact.css.ts';

interface PageWithoutReactProps {
  /** The elements that React rendered into `body`, or found there. */
  page: readonly Node[];
}

/** Puts a page back that React had to let go of, and says so, with a way to mend it. */
export function PageWithoutReact({ page }: PageWithoutReactProps) {
  // While this renders, what failed is still in the document.
  const [title] = useState(() => document.title);
  const [told, setTold] = useState(false);

  useLayoutEffect(() => document.body.append(...page), [page]);

  return (
    <>
      <title>{title}</title>
      <div role="alert" hidden={told} className={styles.notice}>
        <p>{faultContent.message}</p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>{faultContent.reload}</Button>
          <Button tone="quiet" onClick={() => setTold(true)}>
            {faultContent.close}
          </Button>
        </div>
      </div>
    </>
  );
}
