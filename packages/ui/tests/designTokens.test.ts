import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';

/* Reads the files for design tools with a tool that validates the format. */

const cwd = pathToFileURL(join(import.meta.dirname, '../dist/'));

async function load(name: string) {
  const filename = new URL(name, cwd);
  const src = readFileSync(filename, 'utf8');
  return parse([{ filename, src }], { config: defineConfig({}, { cwd }) });
}

test.each(['light', 'dark'])('%s: the plain file has the values of tokens.json', async (theme) => {
  const { resolver } = await load('tokens.json');
  const { tokens } = await load(`tokens.${theme}.json`);
  const all = resolver.apply({ theme });
  const variables = Object.keys(all).filter((id) => !id.startsWith('motion.'));
  expect(variables.length).toBeGreaterThan(45);
  expect(Object.keys(tokens).sort()).toEqual(variables.sort());
  for (const [id, token] of Object.entries(tokens)) {
    const value: unknown = all[id]?.$value;
    expect.soft(inPlainUnits(token.$value), id).toEqual(inPlainUnits(value));
  }
});

/** A colour by its nearest in sRGB, a length in px, a font by its first name. */
function inPlainUnits(value: unknown): unknown {
  if (Array.isArray(value)) return value[0];
  if (typeof value !== 'object' || value === null) return value;
  if ('unit' in value && 'value' in value) {
    return value.unit === 'rem' ? Number(value.value) * 16 : value.value;
  }
  const { colorSpace, components } = value as { colorSpace: string; components: number[] };
  const color = new Color({ space: colorSpace, coords: components as [number, number, number] });
  return color.to('srgb').toString({ format: 'hex', collapse: false });
}
