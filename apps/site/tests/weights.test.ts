import { expect, test } from 'vitest';
import { weightsOf } from '../build/release/budgets.ts';
import { builtSite } from './builtSite.ts';

// That no page weighs more than its budget is tested in `checkRelease.test.ts`.
test('the measured weights are plausible, and no page has a link or script that blocks its rendering', () => {
  for (const page of builtSite.pages) {
    const { page: html, inlineScript, script, firstVisit } = weightsOf(builtSite, page);
    for (const { bytes, parts } of [script, firstVisit]) {
      expect.soft(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(bytes);
    }
    expect.soft(html.bytes, page.path).toBeGreaterThan(5_000);
    expect.soft(inlineScript.bytes, page.path).toBeGreaterThan(500);
    expect.soft(script.bytes, page.path).toBeGreaterThan(50_000);
    expect.soft(firstVisit.bytes, page.path).toBeGreaterThan(html.bytes + script.bytes + 15_000);

    expect.soft(page.html).not.toMatch(/<link[^>]+rel="?(stylesheet|preload|modulepreload)/);
    expect.soft(page.html).not.toMatch(/<script[^>]+src=/);
  }
});
