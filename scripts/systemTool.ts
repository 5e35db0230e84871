import { execFileSync, spawnSync } from 'node:child_process';

/** The path of a command, or `undefined` where it is not installed. */
export function which(command: string): string | undefined {
  try {
    return execFileSync('which', [command], {
      encoding: 'utf8',
      stdio: 'pipe',
      // Servers lie where only root looks.
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` },
    }).trim();
  } catch {
    return undefined;
  }
}

/** Whether packages of the system can be installed without asking anybody. */
export const canInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && which('apt-get') !== undefined;

/** Installs a Debian package; tells whether that worked. */
export const install = (name: string): boolean =>
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);

/** Runs a command whose output is shown; tells whether it succeeded. */
export const run = (command: string, ...parameters: string[]): boolean =>
  spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/**
 * The path of a system's command, installed first where it is missing and may be.
 *
 * @param command Also the name of its Debian package.
 * @param need What needs it, as the beginning of a sentence: 'The tests of nginx need'.
 * @throws when it is not there and could not be installed, with what to do by hand.
 */
export function ensureTool(command: string, need: string): string {
  const found = which(command);
  if (found) return found;
  if (canInstall()) {
    console.log(`${need} ${command} and found none: installing it with apt-get.`);
    const installed = install(command) && which(command);
    if (installed) return installed;
  }
  throw new Error(
    `${need} ${command}, and there is none. Install it with the system's package manager ` +
      `(Debian: sudo apt-get install ${command}; macOS: brew install ${command}).`,
  );
}
