import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const generated = ['node_modules', '.cache', '.turbo', 'dist', 'test-results'];

function linkEntries(from: string, to: string, except: readonly string[] = []) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) {
    if (!except.includes(entry)) symlinkSync(join(from, entry), join(to, entry));
  }
}

/** A copy of the site and its catalogue, for a test to edit as the owner would and then build. */
export class SiteCopy {
  /** The folder that stands in for the repository's root. */
  readonly root: string;
  readonly site: string;
  readonly dist: string;

  constructor(name: string) {
    this.root = join(root, '.cache/copies', name);
    this.site = join(this.root, 'apps/site');
    this.dist = join(this.site, 'dist');
    this.remove();
    linkEntries(root, this.root, ['apps', 'packages', ...generated]);
    linkEntries(join(root, 'packages'), join(this.root, 'packages'), ['pricing-data']);
    for (const folder of ['apps/site', 'packages/pricing-data']) {
      const filter = (source: string) => !generated.includes(basename(source));
      cpSync(join(root, folder), join(this.root, folder), { recursive: true, filter });
    }
    const modules = join(root, 'apps/site/node_modules');
    linkEntries(modules, join(this.site, 'node_modules'), ['@agency']);
    linkEntries(join(this.root, 'packages'), join(this.site, 'node_modules/@agency'));
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string) {
    mkdirSync(join(this.root, file, '..'), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** @throws if nothing changes. */
  change(file: string, from: string | RegExp, to: string | ((found: string) => string)) {
    const text = this.read(file);
    const changed = text.replace(from, to as string);
    if (changed === text) throw new Error(`${file} has no ${from} to change.`);
    this.write(file, changed);
  }

  run(script: string, args: readonly string[] = [], settings: NodeJS.ProcessEnv = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: this.site,
      encoding: 'utf8',
      env: { ...process.env, ...settings },
    });
    return { status, output: stdout + stderr };
  }

  build(settings: NodeJS.ProcessEnv = {}) {
    return this.run('build/build.ts', [], settings);
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}
