import { basename } from 'node:path';

/*
 * Runs before each package is packed: refuses npm and Yarn, which keep `workspace:` and `catalog:` as
 * versions and ignore `publishConfig.exports`. Nobody could install the tarball.
 */
const { npm_execpath: packer = '' } = process.env;

if (!basename(packer).startsWith('pnpm')) {
  console.error(
    'Not packed. Tools other than pnpm make a tarball that nobody can install: they keep ' +
      '`catalog:` and `workspace:` as versions. Run `pnpm pack`, or `pnpm release` (docs/release.md).',
  );
  process.exitCode = 1;
}
