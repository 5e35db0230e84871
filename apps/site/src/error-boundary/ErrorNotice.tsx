import { Button } from '@agency/ui';
import { useState } from 'react';
import { errorBoundaryContent } from '../content/errorBoundary.ts';
import * as styles from './ErrorNotice.css.ts';

/** Says that a part of the page has failed, with a way to mend it. */
export function ErrorNotice() {
  const [open, setOpen] = useState(true);
  return (
    open && (
      <div role="alert" className={styles.notice}>
        <p>{errorBoundaryContent.message}</p>
        <Button onClick={() => location.reload()}>{errorBoundaryContent.reload}</Button>
        <Button tone="secondary" onClick={() => setOpen(false)}>
          {errorBoundaryContent.close}
        </Button>
      </div>
    )
  );
}
