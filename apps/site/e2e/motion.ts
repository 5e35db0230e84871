import type { Page } from '@playwright/test';

interface Motion {
  /** The animated CSS properties. */
  properties: string[];
  /** Where `translate` starts. */
  from: string | undefined;
  /** In milliseconds. */
  duration: number;
}

declare global {
  var motions: Motion[];
}

/** Records each transition and animation from now on, and returns how to read them. */
export async function watchMotion(page: Page): Promise<() => Promise<Motion[]>> {
  await page.evaluate(() => {
    globalThis.motions = [];
    const record = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) {
        const effect = animation.effect as KeyframeEffect;
        globalThis.motions.push({
          properties: Object.keys(Object.assign({}, ...effect.getKeyframes())).filter(
            (key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key),
          ),
          from: effect.getKeyframes()[0]?.translate as string | undefined,
          duration: Number(effect.getComputedTiming().duration),
        });
      }
    };
    document.addEventListener('transitionrun', record, true);
    document.addEventListener('animationstart', record, true);
  });
  return () => page.evaluate(() => globalThis.motions);
}
