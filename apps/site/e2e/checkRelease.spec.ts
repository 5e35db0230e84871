import { spawnSync } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { company } from './company.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));

/** The details of a real company. */
const real = {
  PRICING_COMPANY_NAME: 'Harbour Sound',
  PRICING_ORIGIN: 'https://pricing.harbour.co.za',
  PRICING_MAIN_SITE: 'https://harbour.co.za',
  PRICING_EMAIL: 'hello@harbour.co.za',
  PRICING_PHONE: '+27 21 426 7700',
  PRICING_WEBSITE: 'https://harbour.co.za',
};

let folder: string;
const at = (file: string) => join(folder, file);

/** A copy of the built site, as if it had been built for that company. */
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  await cp(join(root, 'apps/site/dist'), folder, { recursive: true });
  for await (const file of glob('**/*.{html,js,xml,txt}', { cwd: folder })) {
    await change(file, (text) => text.replaceAll(company.origin, real.PRICING_ORIGIN));
  }
});

test.afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, by: (text: string) => string): Promise<void> {
  await writeFile(at(file), by(await readFile(at(file), 'utf8')));
}

/** The path of one view's OG image. */
async function ogImage(name: string): Promise<string> {
  for await (const file of glob(`assets/og-${name}-*.png`, { cwd: folder })) return file;
  throw new Error(`There is no OG image of ${name} in ${folder}.`);
}

/** Runs `pnpm check:release` on the copy. */
function check(environment: Record<string, string> = real) {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PRICING_'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/checkRelease.ts'), '--built', folder],
    { encoding: 'utf8', env: { ...Object.fromEntries(others), ...environment } },
  );
  return { status, output: stdout + stderr };
}

test('a site with real details and nothing missing is ready', () => {
  expect(check()).toEqual({
    status: 0,
    output: 'Ready: the site may be released at https://pricing.harbour.co.za.\n',
  });
});

test('example details are refused, each by name', () => {
  const { status, output } = check({
    ...real,
    PRICING_COMPANY_NAME: 'Example Agency',
    PRICING_EMAIL: 'hello@agency.example',
  });
  expect(status).toBe(1);
  expect(output).toContain('companyName is still the example "Example Agency"');
  expect(output).toContain('email is still the example "hello@agency.example"');
  expect(output).toContain('PRICING_EMAIL when building');
  expect(output).not.toContain('phone');
});

for (const [given, origin] of [
  ['no origin', ''],
  ['an address that is no origin', 'pricing.harbour.co.za/prices'],
] as const) {
  test(`${given} is refused, with what was expected`, () => {
    const { status, output } = check({ ...real, PRICING_ORIGIN: origin });
    expect(status).toBe(1);
    expect(output).toContain(`origin (PRICING_ORIGIN): "${origin}"; expected an https origin`);
  });
}

test('pages built for another origin are refused', () => {
  const { status, output } = check({ ...real, PRICING_ORIGIN: 'https://prices.harbour.co.za' });
  expect(status).toBe(1);
  expect(output).toContain(
    'podcasting.html says that its address is https://pricing.harbour.co.za/podcasting',
  );
});

test('a link to a missing page is refused', async () => {
  await change('podcasting.html', (html) =>
    html.replace('href="/digital-marketing"', 'href="/digital-marketting"'),
  );
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain('podcasting.html leads to /digital-marketting, where nothing is');
});

test('a link to a missing element of a page is refused', async () => {
  await change('podcasting.html', (html) => html.replace('id="main"', 'id="content"'));
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain('podcasting.html leads to #main, but in /podcasting.html nothing has');
});

test('a page that loads a missing file is refused', async () => {
  const files = ['favicon.svg', 'icon-192.png', 'robots.txt'];
  for await (const file of glob('assets/{entry*.js,*.woff2}', { cwd: folder })) {
    files.push(file);
  }
  expect(files).toHaveLength(5);
  for (const file of files) await rm(at(file));

  const { status, output } = check();
  expect(status).toBe(1);
  for (const file of files)
    expect(output).toMatch(new RegExp(`leads to .*/${file}, where nothing is`));
});

test('a page that weighs more than its budget is refused', async () => {
  await writeFile(at('podcasting.html.br'), Buffer.alloc(14_001));
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain(
    'podcasting.html: its HTML and CSS weighs 14001 bytes and may weigh 14000; say less',
  );
  expect(output).not.toContain('digital-marketing.html: its HTML');
});

test('a sitemap with a wrong address, or a missing one, is refused', async () => {
  await change('sitemap.xml', (xml) => xml.replace('/podcasting<', '/podcasts<'));
  expect(check().output).toContain(`/sitemap.xml leads to ${real.PRICING_ORIGIN}/podcasts, where`);

  await rm(at('sitemap.xml'));
  expect(check().output).toContain(
    `/robots.txt leads to ${real.PRICING_ORIGIN}/sitemap.xml, where`,
  );
});

test('a page without the tags of its link preview is refused', async () => {
  await change('digital-marketing.html', (html) =>
    html.replaceAll(/<meta (?:property|name)="(?:og|twitter):image(?::alt)?"[^>]*>/g, ''),
  );
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain('digital-marketing.html has no og:image tag');
  expect(output).toContain('digital-marketing.html has no twitter:image:alt tag');
});

test('a missing OG image is refused, of either view', async () => {
  const files = [await ogImage('podcasting-brand'), await ogImage('podcasting-creator')];
  for (const file of files) await rm(at(file));
  const { status, output } = check();
  expect(status).toBe(1);
  for (const file of files)
    expect(output).toContain(`The OG image /${file} is in a page's tags, but`);
});

test('an OG image of another size is refused', async () => {
  const file = await ogImage('podcasting-brand');
  await writeFile(at(file), PNG.sync.write(new PNG({ width: 600, height: 315 })));
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain(`The OG image /${file} is 600 × 315, not 1200 × 630`);
});

test('an OG image that is too heavy is refused', async () => {
  const file = await ogImage('digital-marketing-creator');
  const padded = Buffer.concat([await readFile(at(file)), Buffer.alloc(100_000)]);
  await writeFile(at(file), padded);
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toContain(`The OG image /${file} has ${padded.length} bytes`);
});

test('every problem is named at once', async () => {
  await rm(at('favicon.ico'));
  await rm(at(await ogImage('podcasting-brand')));
  const { output } = check({ ...real, PRICING_PHONE: '+27 10 555 0100' });
  expect(output).toContain('phone is still the example');
  expect(output).toContain('/favicon.ico, where nothing is');
  expect(output).toContain('The OG image /assets/og-podcasting-brand-');
});
