'use client';

import { Button, useToast } from '@agency/ui';

/** A client component: it answers with a toast. */
export function Ask() {
  const showToast = useToast();
  return (
    <Button
      tone="highlighted"
      onClick={() => showToast({ title: 'Thank you', description: 'We call.' })}
    >
      Ask for a call
    </Button>
  );
}
