import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Shows the page as it is printed, until the test ends. */
export async function printedMedia(): Promise<void> {
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
  onTestFinished(async () => {
    await emulate('');
  });
  await emulate('print');
}
