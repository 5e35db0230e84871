import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from './builtSite.ts';
import { company } from './company.ts';
import { startDebian, whyNoDebian } from './debian.ts';

/* The steps that docs/deploy.md gives for nginx, as they stand there, on a Debian. */

const repository = join(import.meta.dirname, '../../..');
const document = readFileSync(join(repository, 'docs/deploy.md'), 'utf8');
const hostName = new URL(company.origin).hostname;

/** The commands below a heading, with the host's name in place of the example. */
function stepsOf(heading: string): string {
  const [, section = ''] = document.split(`### ${heading}\n`);
  const [until = ''] = section.split(/^##/m);
  const blocks = Array.from(
    until.matchAll(/^```sh\n([\s\S]*?)^```$/gm),
    ([, commands]) => commands,
  );
  if (blocks.length === 0) throw new Error(`docs/deploy.md has no commands below "${heading}".`);
  return blocks.join('').replaceAll('pricing.agency.example', hostName);
}

test('every file of the repository that the document names exists', () => {
  const files = document.match(/\b(?:apps|docs|packages)\/[\w./-]*\w/g) ?? [];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect.soft(existsSync(join(repository, file)), file).toBe(true);
});

const missing = whyNoDebian();
if (missing) console.warn(`The steps of docs/deploy.md for nginx were NOT RUN: ${missing}.`);

describe.skipIf(missing)('nginx on Debian, by the steps of docs/deploy.md', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  const debian = startDebian(hostName);
  const site = join(checkout, 'apps/site');
  const script = builtSite.scripts.find((path) => path.includes('entry-client')) ?? '';
  const secondScript = '/assets/entry-client-Second00.js';
  const first = builtSite.read('podcasting.html');
  const second = first.replaceAll(script, secondScript);

  const run = (commands: string) => debian.run(`cd ${checkout}\n${commands}`);
  async function follow(heading: string) {
    const { code, output } = await run(stepsOf(heading));
    expect(code, output).toBe(0);
    return output;
  }
  /** What a browser gets; the certificate is not one that it would trust. */
  const get = async (path: string, options = '') => {
    const { output } = await run(`curl -sSk ${options} https://${hostName}${path}`);
    return output;
  };
  const statusOf = (path: string, options = '') =>
    get(path, `${options} -o /dev/null -w '%{http_code}'`);
  /** nginx notices the change of a file within a second. */
  const expectPage = (page: string) =>
    expect.poll(() => get('/podcasting'), { timeout: 5000 }).toBe(page.trim());

  beforeAll(() => {
    for (const part of ['dist', 'dist-hosts', 'hosting']) {
      cpSync(join(builtSite.folder, '..', part), join(site, part), { recursive: true });
    }
  });
  afterAll(() => {
    debian.stop();
    rmSync(checkout, { recursive: true });
  });

  test('the first time, the site is served over IPv4 and IPv6, beside Debian’s own', async () => {
    await follow('The first time');
    await expectPage(first);
    expect(await statusOf('/podcasting', '-4 --http2')).toBe('200');
    expect(await statusOf('/podcasting', '-6 --http2')).toBe('200');

    // The last reload may still be under way.
    const redirect = `curl -sS -o /dev/null -w '%{redirect_url}' http://${hostName}/x?a=b`;
    await expect
      .poll(async () => (await run(redirect)).output, { timeout: 5000 })
      .toBe(`https://${hostName}/x?a=b`);
    expect((await run('curl -sS http://localhost/')).output).toContain('Welcome to nginx');
  });

  test('certificates can be renewed', async () => {
    const [certbot] = stepsOf('The first time').match(/^.*certbot certonly.*$/m) ?? [];
    expect(await run(String(certbot))).toMatchObject({ code: 0 });
  });

  test('a release replaces the one before between two requests, and keeps its hashed files', async () => {
    renameSync(join(site, 'dist', script), join(site, 'dist', secondScript));
    for (const file of ['podcasting.html', 'digital-marketing.html']) {
      const page = builtSite.read(file).replaceAll(script, secondScript);
      writeFileSync(join(site, 'dist', file), page);
    }
    const visit = `curl -sSk -o /dev/null -w '%{http_code}\\n' https://${hostName}/podcasting`;
    const { code, output } = await run(`
(while [ ! -e /run/released ]; do ${visit}; done > /run/visits) &
${stepsOf('Each release')}
touch /run/released
wait
sort -u /run/visits`);
    expect(code, output).toBe(0);
    expect(output.split('\n').at(-1)).toBe('200');
    await expectPage(second);
    expect(await statusOf(secondScript)).toBe('200');
    expect(await statusOf(script)).toBe('200');
  });

  test('one command goes back, and the files of the release that it leaves stay', async () => {
    // The checkout may hold anything by then.
    renameSync(join(site, 'dist-hosts'), join(site, 'elsewhere'));
    await follow('Back');
    renameSync(join(site, 'elsewhere'), join(site, 'dist-hosts'));
    await expectPage(first);
    expect(await statusOf(script)).toBe('200');
    expect(await statusOf(secondScript)).toBe('200');
    expect((await run(stepsOf('Back'))).output).toContain('There is no release before');
  });

  test('a configuration that nginx refuses changes nothing', async () => {
    const file = join(site, 'dist-hosts/nginx/site.conf');
    const configuration = readFileSync(file, 'utf8');
    writeFileSync(file, 'no_such_directive;');
    const releases = await run('ls /var/www/pricing/releases; readlink /var/www/pricing/current');
    const { code, output } = await run(stepsOf('Each release'));
    expect(code).not.toBe(0);
    expect(output).toContain('the site stays as it was');
    expect(await run('ls /var/www/pricing/releases; readlink /var/www/pricing/current')).toEqual(
      releases,
    );
    expect(await run('nginx -t')).toMatchObject({ code: 0 });
    await expectPage(first);
    writeFileSync(file, configuration);
  });

  test('back leads to what was shown before, not to a release that was taken back', async () => {
    // Until now: the first release, then a second one, taken back.
    expect(await follow('Each release')).toContain('The site is now releases/');
    await expectPage(second);
    await follow('Back');
    await expectPage(first);
    await follow('Each release');
  });

  test('a build that is not all there, or an argument that is none, changes nothing', async () => {
    const state =
      'ls /var/www/pricing /var/www/pricing/releases; readlink /var/www/pricing/current';
    const before = await run(state);
    renameSync(join(site, 'dist/assets'), join(site, 'elsewhere'));
    expect((await run(stepsOf('Each release'))).output).toContain('There is no built site');
    renameSync(join(site, 'elsewhere'), join(site, 'dist/assets'));
    const typo = stepsOf('Back').replace(/back$/m, 'bakc');
    expect((await run(typo)).output).toContain('Unknown: bakc');
    // A full disk.
    const full = stepsOf('Each release').replace(/^sudo/m, 'ulimit -f 8; sudo');
    expect((await run(full)).code).not.toBe(0);
    expect(await run(state)).toEqual(before);
  });

  test('whatever rights root gives to new files, nginx can read them', async () => {
    await run(`chmod -R go= ${site}/dist && umask 077\n${stepsOf('Each release')}`);
    expect(await statusOf('/podcasting')).toBe('200');
    expect(await statusOf(secondScript)).toBe('200');
  });

  test('hashed files go once ten newer releases do without them', async () => {
    const release = stepsOf('Each release');
    for (let count = 0; count < 5; count++) await run(release);
    expect(await statusOf(script)).toBe('200');
    await run(release);
    await expect.poll(() => statusOf(script), { timeout: 5000 }).toBe('302');

    // A file that each of them has is there after every release, also when the first that had it goes.
    for (let count = 0; count < 10; count++) {
      await run(release);
      const { code } = await run(`[ -e /var/www/pricing/current/site${secondScript} ]`);
      expect.soft(code, `release ${count}`).toBe(0);
    }
  });
});
