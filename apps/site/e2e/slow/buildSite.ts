import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPlainHost } from '../../tests/plainHost.ts';
import { expect } from '../test.ts';

export const site = join(import.meta.dirname, '../..');

/** A folder inside the site's, as a build's temporary bundles import React, until it is removed. */
export function temporaryFolder() {
  mkdirSync(join(site, '.cache'), { recursive: true });
  return mkdtempSync(join(site, '.cache/e2e-'));
}

/** Builds the site with these options and settings in a temporary folder, and serves it from there. */
export async function serveBuild(folder: string, options: string[], settings: object = {}) {
  const dist = join(folder, 'dist');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['build/build.ts', '--out', dist, ...options],
    { cwd: site, encoding: 'utf8', env: { ...process.env, ...settings } },
  );
  expect(status, stderr).toBe(0);
  const { origin, close } = await startPlainHost({ dist });
  const remove = () => {
    close();
    rmSync(folder, { recursive: true });
  };
  return { dist, origin, remove };
}
