import { beforeEach, expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates a touch screen in each test of a file. Such a file ends in `.touch.test.tsx`. */
export function withTouchScreen() {
  beforeEach(async () => {
    const touch = async (enabled: boolean) => {
      await cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
    };
    await touch(true);
    onTestFinished(() => touch(false));
    expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  });
}
