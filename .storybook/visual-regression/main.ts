import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../scripts/chromium.ts';

/*
 * `pnpm visual`: takes the screenshots of the built Storybook with Playwright's test runner, and
 * compares them with the baselines. `--update` accepts what there is; `--only TEXT` takes the
 * stories whose id contains it.
 */
const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

process.env.CHROMIUM_PATH = ensureChromium();
const config = join(import.meta.dirname, 'playwright.config.ts');
const update = options.update ? 'all' : 'none';
const { status } = spawnSync(
  'playwright',
  ['test', '--config', config, '--update-snapshots', update, '--grep', options.only],
  { stdio: 'inherit' },
);
if (status !== 0 && !options.update) {
  const report = join(import.meta.dirname, '../../.cache/visual/report/index.html');
  console.log(`Look at ${report}, then fix the change or accept it: pnpm visual --update`);
}
process.exitCode = status ?? 1;
