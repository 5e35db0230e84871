import { pages } from '../tests/pages.ts';
import { expectContrast } from './contrast.ts';
import { test } from './test.ts';

// Otherwise colours are measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const sitePage of pages) {
  for (const width of [390, 768, 1440]) {
    test(`every text of ${sitePage.path} has its contrast in every state, at ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await expectContrast(page, sitePage, width);
    });
  }
}
