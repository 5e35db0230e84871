import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dayAt, endOf } from '@agency/pricing-data';
import { expect, test } from 'vitest';
import { inOwnCurrency } from '../../../packages/pricing-data/src/testing/inOwnCurrency.ts';
import { variableFor } from '../build/readSiteConfig.ts';
import { pages } from '../src/pages/registry.ts';
import { harbourSound } from './company.ts';
import { firstPrice, severalViews } from './pages.ts';

const root = dirname(import.meta.dirname);

const real = {
  ...Object.fromEntries(
    Object.entries(harbourSound).map(([key, value]) => [variableFor(key as 'origin'), value]),
  ),
  PRICING_VALUE_ADDED_TAX: 'included',
  PRICING_AUDIENCE_NOTE: 'none',
  PRICING_BBBEE_LEVEL: '1',
  // Today is the certificate's last day, on which it is still valid.
  PRICING_BBBEE_EXPIRES: dayAt(Date.now()),
};
const { origin } = harbourSound;

function check(environment: Record<string, string> = real, ...further: string[]) {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PRICING_'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'build/checkRelease.ts'), ...further],
    { encoding: 'utf8', env: { ...Object.fromEntries(others), ...environment } },
  );
  return { status, output: stdout + stderr, problems: stderr.match(/(?<=^ {2}- ).*/gm) };
}

test('a site with real details is ready for release', () => {
  const { status, output } = check();
  expect(output).toContain(`Ready: the site may be released at ${origin}.\n`);
  expect(status).toBe(0);
});

const isNoted = severalViews && Object.values(pages).some(({ hasAudienceNote }) => hasAudienceNote);

test('one run reports every problem with its remedy', () => {
  const { status, problems } = check({
    ...real,
    PRICING_PHONE: '+27 10 555 0100',
    PRICING_EMAIL: 'hello@agency.example',
    PRICING_VALUE_ADDED_TAX: '',
    PRICING_AUDIENCE_NOTE: '',
    PRICING_BBBEE_EXPIRES: '2020-01-31',
  });
  expect(status).toBe(1);
  expect(problems).toEqual(
    [
      'email is still the example "hello@agency.example". Set it in apps/site/site.config.ts, or PRICING_EMAIL when building.',
      'phone is still the example "+27 10 555 0100". Set it in',
      "The pages do not say whether prices include value added tax, as South African law expects. Set valueAddedTax to 'included', 'both' or 'not registered'",
      ...(isNoted ? ['The pages do not say why prices differ between audiences.'] : []),
      'The banner says B-BBEE Level 1, but its certificate expired on 2020-01-31. Set bbbeeLevel and bbbeeExpires',
    ].map((problem) => expect.stringContaining(problem)),
  );
});

test('a B-BBEE level needs an expiry date for its certificate', () => {
  const { problems } = check({ ...real, PRICING_BBBEE_EXPIRES: '' });
  expect(problems).toEqual([
    expect.stringContaining('The banner says B-BBEE Level 1, but its certificate has no last day'),
  ]);
  const none = { PRICING_BBBEE_LEVEL: '', PRICING_BBBEE_EXPIRES: '' };
  expect(check({ ...real, ...none }).status).toBe(0);
});

test('a certificate expires when its last day ends in the company’s country', () => {
  const clock = (time: string) =>
    `globalThis.Date = class extends Date {
       constructor(...given) { super(...(given.length ? given : [${Date.parse(time)}])); }
       static now() { return ${Date.parse(time)}; }
     }`;
  const checkAt = (time: string) =>
    check({
      ...real,
      PRICING_BBBEE_EXPIRES: '2030-01-31',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock(time))}`,
    });
  const end = endOf('2030-01-31');
  expect(checkAt(end).problems).toEqual([expect.stringContaining('expired on 2030-01-31')]);
  expect(checkAt(new Date(Date.parse(end) - 1).toISOString()).status).toBe(0);
});

test('the check rejects prices that differ from the recorded list', () => {
  const list = readFileSync(join(root, '../../packages/pricing-data/price-list.txt'), 'utf8');
  const before = join(tmpdir(), `price-list-${process.pid}.txt`);
  const was = inOwnCurrency('R1,000');
  writeFileSync(
    before,
    list.replace(`: ${firstPrice.text}`, () => `: ${was}`).replace(/^Slot: .*\n/m, ''),
  );
  const { status, problems } = check(real, before);
  expect(status).toBe(1);
  expect(problems).toEqual([
    expect.stringContaining(`: ${was} → ${firstPrice.text}, `),
    expect.stringMatching(/^Slot: new, .*run pnpm accept/),
  ]);
  expect(problems?.[0]).toMatch(/, [+−]\d+ %\. .*run pnpm accept/);
});
