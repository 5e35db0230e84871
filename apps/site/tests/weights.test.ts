import { expect, test } from 'vitest';
import { weightsOf } from '../build/release/budgets.ts';
import { builtSite } from './builtSite.ts';

// That no page weighs more than its budget is tested in `checkRelease.test.ts`.
test('the measured weights are plausible, and no page has a link or script that blocks its rendering', () => {
  for (const page of builtSite.pages) {
    const { page: html, inlineScript, script, firstVisit } = weightsOf(builtSite, page);
    expect.soft(html, page.path).toBeGreaterThan(5_000);
    expect.soft(inlineScript, page.path).toBeGreaterThan(500);
    expect.soft(script, page.path).toBeGreaterThan(50_000);
    expect.soft(firstVisit, page.path).toBeGreaterThan(html + script + 5_000);

    expect.soft(page.html).not.toMatch(/<link[^>]+rel="?(stylesheet|preload|modulepreload)/);
    expect.soft(page.html).not.toMatch(/<script[^>]+src=/);
  }
});
