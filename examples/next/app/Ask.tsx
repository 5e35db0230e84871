'use client';

import { Button, useToast } from '@agency/ui';

/** A client component: it answers with a toast. */
export function Ask() {
  const toast = useToast();
  return (
    <Button
      tone="highlighted"
      onClick={() => toast.show({ title: 'Thank you', description: 'We call.' })}
    >
      Ask for a call
    </Button>
  );
}
