import { execSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { git, mergeBase } from '../../scripts/mergeBase.ts';

/*
 * `pnpm visual [Vitest's arguments]` compares the stories with those at the merge base with `main`.
 * It renders the merge base once, in a worktree with this folder's current files, and caches the
 * screenshots in `.cache/visual/<commit>/`.
 */
const root = join(import.meta.dirname, '../..');
const folder = '.storybook/visual-regression';
const cache = join(root, '.cache/visual');
const base =
  mergeBase() ??
  refuse(
    'There is no merge base with main. Fetch it first: git fetch origin main:refs/remotes/origin/main, ' +
      'in a shallow clone with --unshallow.',
  );
const launchOptions = {
  executablePath: findChromium(),
  // These flags make screenshots repeatable.
  args: [...chromiumFlags, '--disable-lcd-text', '--hide-scrollbars', '--disable-partial-raster'],
};

if (!existsSync(join(cache, base))) renderBase();
process.exitCode = runVitest(root, ...process.argv.slice(2), '--update=none');

function renderBase() {
  console.log(`Rendering the stories of ${git('log', '-1', '--format=%h (%s)', base)}`);
  const worktree = join(cache, 'worktree');
  rmSync(worktree, { recursive: true, force: true });
  git('worktree', 'add', '--force', '--detach', worktree, base);
  rmSync(join(worktree, folder), { recursive: true, force: true });
  cpSync(join(root, folder), join(worktree, folder), { recursive: true });
  execSync('pnpm install --frozen-lockfile --prefer-offline', { cwd: worktree, stdio: 'inherit' });
  const status = runVitest(worktree, '--update=all');
  if (status !== 0) refuse(`${folder} does not render the stories of the merge base, ${base}.`);
  renameSync(join(worktree, '.cache/visual', base), join(cache, base));
  git('worktree', 'remove', '--force', worktree);
}

function runVitest(cwd: string, ...parameters: string[]): number {
  const vitest = join(cwd, 'node_modules/vitest/vitest.mjs');
  const config = join(cwd, folder, 'vitest.config.ts');
  const env = {
    ...process.env,
    VISUAL_BASE: base,
    VISUAL_LAUNCH_OPTIONS: JSON.stringify(launchOptions),
  };
  const command = [vitest, 'run', '--config', config, ...parameters];
  return spawnSync(process.execPath, command, { cwd, env, stdio: 'inherit' }).status ?? 1;
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
