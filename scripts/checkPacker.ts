import { basename } from 'node:path';

/*
 * Runs before each package is packed. Refuses npm and Yarn, which keep `workspace:` and `catalog:`
 * as versions and ignore `publishConfig.exports`, so nobody could install the tarball.
 */
const { npm_execpath: packer = '' } = process.env;

if (!basename(packer).startsWith('pnpm')) {
  console.error(
    'Not packed. Only pnpm makes a tarball that can be installed: other tools keep `catalog:` ' +
      'and `workspace:` as versions. Run `pnpm pack`, or `pnpm release` (docs/release.md).',
  );
  process.exitCode = 1;
}
