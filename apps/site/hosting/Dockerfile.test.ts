import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { pages } from './addresses.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const dockerfile = read('Dockerfile');

/** What follows each use of an instruction, continued lines joined. */
const parametersOf = (instruction: string): string[] =>
  Array.from(
    dockerfile.replaceAll('\\\n', '').matchAll(new RegExp(`^${instruction} +(.*)$`, 'gm')),
    ([, parameters = '']) => parameters,
  );

test('the Dockerfile is valid', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
});

test('the image it builds on is one version, which no later one replaces', () => {
  for (const image of parametersOf('FROM')) expect(image).toMatch(/:\d+\.\d+\.\d+[\w.-]*$/);
});

test('the container runs as a user without rights, on a port that it may open', () => {
  expect(Number(parametersOf('USER').at(-1))).toBeGreaterThan(0);
  const [port = ''] = parametersOf('EXPOSE');
  expect(Number(port)).toBeGreaterThan(1023);
  expect(read('nginx/container.conf')).toContain(`listen ${port} `);
});

test('a container whose nginx does not serve a page counts as ill', () => {
  const [check = ''] = parametersOf('HEALTHCHECK');
  const [page] = pages;
  expect(check).toContain(`http://127.0.0.1:${parametersOf('EXPOSE')[0]}${page?.path}"`);
});

test('the build gets the files that the Dockerfile copies, and no others', () => {
  const [all, ...allowed] = read('Dockerfile.dockerignore').match(/^[^#\n].*$/gm) ?? [];
  expect(all).toBe('*');
  const folders = allowed.map((line) => line.replace('!', ''));
  const copied = parametersOf('COPY').map((parameters) => parameters.split(' ')[0] ?? '');
  for (const path of copied) {
    expect(folders.some((folder) => `${path}/`.startsWith(`${folder}/`))).toBe(true);
  }
  for (const folder of folders) {
    expect(copied.some((path) => path.startsWith(folder))).toBe(true);
  }
});
