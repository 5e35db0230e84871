import { Button } from '@agency/ui';
import { useState } from 'react';
import { layoutContent } from '../content/layout.ts';
import { notice } from './ErrorBoundary.css.ts';

const words = layoutContent.error;

/** Says that a part of the page has failed, with a way to mend it. */
export function ErrorNotice() {
  const [open, setOpen] = useState(true);
  return (
    open && (
      <div role="alert" className={notice}>
        <p>{words.message}</p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
        <Button tone="secondary" onClick={() => setOpen(false)}>
          {words.close}
        </Button>
      </div>
    )
  );
}
