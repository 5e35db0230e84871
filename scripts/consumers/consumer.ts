import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { listen } from '../listen.ts';

const root = dirname(dirname(import.meta.dirname));

// Variables of pnpm, npm and Vitest that a project elsewhere would not have.
const ourVariables =
  /^(npm_(package|lifecycle|command|execpath|node_execpath|config_user_agent)|NODE_ENV|VITEST)/;

/** The environment of a project elsewhere. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ourVariables.test(name))),
  NEXT_TELEMETRY_DISABLED: '1',
  CI: '1',
};

/** Packs the packages as they are published; their builds must be there. */
export function packAll(into: string): Record<string, string> {
  mkdirSync(into, { recursive: true });
  return Object.fromEntries(
    ['ui', 'pricing-data'].map((name) => {
      const folder = join(root, 'packages', name);
      if (!existsSync(join(folder, 'dist'))) {
        throw new Error(`packages/${name} is not built: run pnpm build first.`);
      }
      const tarball = join(into, `${name}.tgz`);
      execFileSync('pnpm', ['pack', '--out', tarball], { cwd: folder, stdio: 'pipe' });
      return [`@agency/${name}`, tarball];
    }),
  );
}

/**
 * Copies projects out of the workspace, and installs their dependencies and the tarballs with npm: in
 * one go, as what they share is then downloaded and unpacked once. Returns their folders.
 */
export async function install<Name extends string>(
  names: readonly Name[],
  into: string,
  tarballs: Record<string, string>,
  versions: Record<string, string> = {},
): Promise<Record<Name, string>> {
  mkdirSync(into, { recursive: true });
  for (const name of names) {
    cpSync(join(root, 'examples', name), join(into, name), {
      recursive: true,
      filter: (path) => !/[/\\](node_modules|dist|\.next|\.astro)$/.test(path),
    });
    const file = join(into, name, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
      for (const dependency of Object.keys(dependencies)) {
        const tarball = tarballs[dependency];
        if (tarball) dependencies[dependency] = `file:${tarball}`;
        else dependencies[dependency] = versions[dependency] ?? dependencies[dependency];
      }
    }
    writeFileSync(file, JSON.stringify(manifest, null, 2));
  }
  const [first = '', ...others] = names;
  const together = others.length > 0;
  if (together) {
    const manifest = JSON.stringify({ private: true, workspaces: names });
    writeFileSync(join(into, 'package.json'), manifest);
  }
  const folder = together ? into : join(into, first);
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
  return Object.fromEntries(names.map((name) => [name, join(into, name)])) as Record<Name, string>;
}

/** Builds a project. */
export const build = (folder: string): Promise<void> => run(folder, 'npm', 'run', 'build');

/** The stylesheets of `docs/other-styles.md`, in the order in which they stand there. */
export const otherStyles = ['tailwind', 'star', 'normalize', 'modern-normalize', 'vite-starter'];

/** Builds the project `other-styles` with the stylesheets that the documentation shows. */
export async function buildOtherStyles(folder: string): Promise<void> {
  const ours = "@import '@agency/ui/styles.css';";
  const starter = readFileSync(
    join(folder, 'node_modules/create-vite/template-react-ts/src/index.css'),
    'utf8',
  );
  const files: Record<string, string> = {
    'ours.css': ours,
    'starter-without-layer.css': `${ours} ${starter}`,
    // Without what the documentation says to take out.
    'index.css': starter.replace(/^#root \{[^}]*\}/m, '').replace('letter-spacing: 0.18px;', ''),
  };
  for (const name of otherStyles) {
    files[`${name}.css`] = block('css', `/* ${name}.css */`, 'docs/other-styles.md');
  }
  mkdirSync(join(folder, 'src/styles'));
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, 'src/styles', file), text);
  }
  await build(folder);
}

/**
 * Makes a project of the code blocks in the ui package's README, beside the installed packages of
 * the examples, and builds it.
 */
export async function prepareReadme(into: string, installed: string): Promise<string> {
  const folder = join(into, 'readme');
  const files: Record<string, string> = {
    'index.html': `<!doctype html><html lang="en"><head><title>Fernhill</title>
      <link rel="icon" href="data:,"></head><body><div id="root"></div>
      <script type="module" src="/src/main.tsx"></script></body></html>`,
    'vite.config.ts': `import react from '@vitejs/plugin-react';
      import { defineConfig } from 'vite';
      ${block('ts', '// vite.config.ts')}`,
    'src/main.tsx': block('tsx', 'createRoot'),
    'src/brand.css': block('css', '/* brand.css */'),
  };
  cpSync(join(installed, 'package.json'), join(folder, 'package.json'));
  cpSync(join(installed, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  mkdirSync(join(folder, 'src'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  await build(folder);
  return folder;
}

/** The first code block of a language that holds a text, of a document of the ui package. */
function block(language: string, holding: string, document = 'README.md'): string {
  const markdown = readFileSync(join(root, 'packages/ui', document), 'utf8');
  for (const [, own, text] of markdown.matchAll(/^```(\w+)\n(.*?)^```/gms)) {
    if (own === language && text?.includes(holding)) return text;
  }
  throw new Error(`packages/ui/${document} has no ${language} block that holds '${holding}'.`);
}

/** Runs a command; when it fails, the error has its output. */
async function run(cwd: string, command: string, ...parameters: string[]): Promise<void> {
  try {
    await promisify(execFile)(command, parameters, { cwd, env: environment });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const line = [command, ...parameters].join(' ');
    throw new Error(`'${line}' failed in ${cwd}:\n${stdout}\n${stderr}`);
  }
}

/** A site on a server. */
export interface Site {
  url: string;
  stop: () => void;
}

/** Serves a folder of files; for a path without a file it answers `index.html`. */
export async function serveFiles(folder: string): Promise<Site> {
  const { origin, close } = await listen(createServer(sirv(folder, { single: true })));
  return { url: origin, stop: close };
}

/** Serves a built Next.js project, once Next has said where. */
export async function serveNext(folder: string): Promise<Site> {
  const server = spawn('node', ['node_modules/next/dist/bin/next', 'start', '--port', '0'], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url) return { url, stop: () => server.kill() };
  }
  throw new Error(`next start ended in ${folder}: its errors are above.`);
}
