import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import siteConfigFile from '../site.config.ts';
import { importBundle } from './bundles.ts';

const root = dirname(import.meta.dirname);
const outDir = join(root, '.cache/company-test');

const unset = {
  audienceNote: '',
  registrationNumber: '',
  address: '',
  privacyPath: '',
  bbbeeLevel: '',
  bbbeeExpires: '',
};
const given = {
  audienceNote: 'Enterprises need a larger team.',
  registrationNumber: '2015/123456/07',
  address: '1 Loop Street, Cape Town, 8001',
  privacyPath: '/privacy',
  bbbeeLevel: '2',
  bbbeeExpires: '2027-02-28',
};
const config = { ...siteConfigFile, ...given };
let server: typeof import('../src/entry-server.tsx');

beforeAll(async () => {
  Object.assign(globalThis, { config });
  const define = { __SITE_CONFIG__: 'globalThis.config' };
  server = await importBundle({ root, logLevel: 'warn', define }, outDir, 'src/entry-server.tsx');
}, 60_000);

afterAll(() => rm(outDir, { recursive: true, force: true }));

const footerOf = (page: HTMLElement) => page.querySelector('body > footer');
const facts = [
  'Registration number 2015/123456/07',
  '1 Loop Street, Cape Town, 8001',
  'B-BBEE Level 2, valid until 28 February 2027',
];

test('the footer and the Markdown of each page state what the configuration says of the company, and nothing else', async () => {
  for (const name of server.pageNames) {
    Object.assign(config, given);
    const page = parse(await server.renderPage(server.routes[name]));
    expect(footerOf(page)?.querySelector('p')?.text).toContain(`reserved. · ${facts.join(' · ')}`);
    const privacy = footerOf(page)?.querySelector('a[href$="/privacy"]');
    expect(privacy?.text).toBe('Privacy');
    // The banner does not contradict the certificate.
    expect(page.querySelector('aside')?.text).toContain('BEE Level 2');
    const privacyLink = `[Privacy](${config.mainSite}/privacy)`;
    expect(server.markdown(name)).toContain(`- ${[...facts, privacyLink].join('\n- ')}\n`);

    Object.assign(config, unset);
    const plain = parse(await server.renderPage(server.routes[name]));
    expect(footerOf(plain)?.querySelector('p')?.text).toMatch(/reserved\.$/);
    expect(footerOf(plain)?.text).not.toContain('Privacy');
    expect(server.markdown(name).endsWith(`${config.phone}.\n`)).toBe(true);
  }
});

test('the digital marketing page says how the audiences differ, in its masthead and in Markdown, if the configuration does', async () => {
  const mastheadOf = async () =>
    parse(await server.renderPage(server.routes.digitalMarketing)).querySelector('main header')
      ?.text ?? '';
  Object.assign(config, given);
  expect(await mastheadOf()).toContain(given.audienceNote);
  expect(server.markdown('digitalMarketing')).toContain(`\n\n${given.audienceNote}\n\n`);
  expect(server.markdown('podcasting')).not.toContain(given.audienceNote);
  const said = await mastheadOf();
  Object.assign(config, unset);
  expect(await mastheadOf()).toBe(said.replace(given.audienceNote, ''));
});
