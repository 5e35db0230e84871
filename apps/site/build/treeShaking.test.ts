import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { radixNaming, shakeRouter } from './treeShaking.ts';

const root = join(import.meta.dirname, '../../..');

/** Bundles one export of a package that is installed in a folder. */
async function bundle(folder: string, name: string, from: string, shaken: boolean) {
  const { output } = (await build({
    configFile: false,
    root: join(root, folder),
    logLevel: 'error',
    plugins: shaken ? [shakeRouter()] : [],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: `data:text/javascript,export { ${name} } from '${from}'`,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
        treeshake: { manualPureFunctions: shaken ? [radixNaming] : [] },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

// If this fails because a package shakes by itself, remove the part for it from `treeShaking.ts`.
test.each([
  ['apps/site', 'useLinkClickHandler', 'react-router', 'NavLinkWithRef'],
  ['packages/ui', 'Root', '@radix-ui/react-navigation-menu', 'OrderedDict'],
])('%s: only with help, %s of %s comes without %s', async (folder, name, from, unused) => {
  const contains = async (shaken: boolean) =>
    (await bundle(folder, name, from, shaken)).includes(unused);
  expect([await contains(false), await contains(true)]).toEqual([true, false]);
});
