import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const site = join(import.meta.dirname, '..');
const readme = readFileSync(join(site, '../../packages/pricing-data/README.md'), 'utf8');

/* Here, as only the site may import both packages. */

test("the catalogue's README shows how its data fits our components: its example compiles", () => {
  const [, example = ''] = readme.match(/```tsx\n(.*?)```/s) ?? [];
  expect(example).toContain('OfferCard');
  expect(example).toContain('ComparisonTable');
  expect(example).toContain('TierCard');

  const folder = mkdtempSync(join(site, '.readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = { extends: '../tsconfig.json', include: ['*.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'Example.tsx'), example);
  const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
