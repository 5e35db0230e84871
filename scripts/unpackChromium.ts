import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * `node scripts/unpackChromium.ts FOLDER` unpacks the Chromium of `@sparticuz/chromium` with the
 * libraries and fonts that it ships, so that it runs, and text is equally wide, whatever the machine has.
 */
const [folder = ''] = process.argv.slice(2);

// Several processes may run this at once, so the folder appears only when it is complete.
const unpacked = `${folder}.${process.pid}`;
mkdirSync(unpacked, { recursive: true });
// Redirects the package, which always unpacks into the system's temporary folder.
process.env.TMPDIR = unpacked;
const { default: chromium, inflate } = await import('@sparticuz/chromium');
const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
await Promise.all([chromium.executablePath(), inflate(fileURLToPath(libraries))]);

// Lets every user of the machine run Chromium.
chmodSync(join(unpacked, 'chromium'), 0o755);
writeFileSync(
  join(unpacked, 'fonts.conf'),
  `<fontconfig>
  <dir prefix="relative">fonts</dir>
  <match target="font"><edit name="hinting"><bool>false</bool></edit></match>
</fontconfig>
`,
);
writeFileSync(
  join(unpacked, 'run'),
  `#!/bin/sh
folder=$(cd "$(dirname "$0")" && pwd)
export FONTCONFIG_FILE="$folder/fonts.conf" LD_LIBRARY_PATH="$folder/al2023/lib"
exec "$folder/chromium" "$@"
`,
  { mode: 0o755 },
);
try {
  renameSync(unpacked, folder);
} catch (error) {
  rmSync(unpacked, { recursive: true });
  if (!existsSync(folder)) throw error;
}
