import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates media features, and perhaps a media type, until the test ends. */
export async function emulateMedia(features: Record<string, string>, media = ''): Promise<void> {
  const emulate = (medium: string, value: (name: string) => string | undefined) =>
    cdp().send('Emulation.setEmulatedMedia', {
      media: medium,
      features: Object.keys(features).map((name) => ({ name, value: value(name) ?? '' })),
    });
  onTestFinished(async () => {
    await emulate('', () => '');
  });
  await emulate(media, (name) => features[name]);
}

/** Emulates print until the test ends. */
export const printedMedia = () => emulateMedia({}, 'print');
