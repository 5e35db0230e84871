import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { inOwnCurrency } from '../../../packages/pricing-data/src/testing/inOwnCurrency.ts';
import { routes } from '../src/pages/registry.ts';

const root = dirname(import.meta.dirname);
const scratch = join(root, '.cache');

afterEach(() => void vi.unstubAllEnvs());

function scratchFile(name: string): string {
  mkdirSync(scratch, { recursive: true });
  const folder = mkdtempSync(join(scratch, 'dev-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}

async function startServer(catalogue = '@agency/pricing-data') {
  const server = await createServer({
    root,
    logLevel: 'silent',
    server: { port: 0 },
    resolve: { alias: { '@agency/pricing-data': catalogue } },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const send = vi.spyOn(server.ws, 'send');
  const load = async (path = 'podcasting') => {
    const headers = { accept: 'text/html' };
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    const { status } = response;
    return { status, location: response.headers.get('location'), html: await response.text() };
  };
  return { send, load };
}

// Regression: an error in a component ended the process.
test('the dev server shows an error, and recovers once the error is fixed', async () => {
  const file = scratchFile('catalogue.ts');
  const write = (change: string) =>
    writeFileSync(
      file,
      `import { catalogue as real } from '../../../../packages/pricing-data/src/index.ts';
       export * from '../../../../packages/pricing-data/src/index.ts';
       export const catalogue = structuredClone(real);
       ${change}`,
    );
  write('');
  const { send, load } = await startServer(file);
  const html = expect.stringMatching(/<style data-vite-dev-id[\s\S]*application\/ld\+json/);
  expect(await load()).toMatchObject({ status: 200, html });

  const price = 'Object.values(catalogue.bundles)[0][0].prices[0].price';
  const highest = inOwnCurrency('R999 999');
  for (const [change, message] of [
    [`${price} = 'R15 99'`, "received 'R15 99'"],
    [`${price} = "${highest}"`, `expected more than '${highest}'`],
    ['const =', 'catalogue.ts'],
  ] as const) {
    write(change);
    await expect
      .poll(() => load(), { timeout: 20_000 })
      .toMatchObject({
        status: 500,
        html: expect.stringContaining(message),
      });
    send.mockClear();
    write('');
    await expect
      .poll(() => send.mock.calls, { timeout: 20_000 })
      .toContainEqual([{ type: 'full-reload' }]);
    await expect.poll(() => load(), { timeout: 20_000 }).toMatchObject({ status: 200 });
  }
}, 90_000);

test('a redirect from an unknown address or a trailing slash keeps the query', async () => {
  const { load } = await startServer();
  const [home, other] = Object.values(routes);
  for (const [path, location] of [
    [`${other}/?view=creator`, `${other}?view=creator`],
    ['/unknown?a=1', `${home}?a=1`],
  ] as const) {
    expect(await load(path.slice(1))).toMatchObject({ status: 302, location });
  }
}, 60_000);

test('the dev server shows the error for an invalid configuration', async () => {
  vi.stubEnv('PRICING_EMAIL', 'nobody');
  const { load } = await startServer();
  const html = expect.stringContaining('email (PRICING_EMAIL)');
  expect(await load()).toMatchObject({ status: 500, html });
});
