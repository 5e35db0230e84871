import { expect, test } from 'vitest';
import siteConfigFile from '../site.config.ts';
import { harbourSound } from '../tests/company.ts';
import { exampleKeys, readSiteConfig } from './readSiteConfig.ts';

const config = {
  ...siteConfigFile,
  ...harbourSound,
  ...{ valueAddedTax: '', bbbeeLevel: '', bbbeeExpires: '' },
};

const problemsOf = (changes: object, environment?: Record<string, string>): string => {
  try {
    readSiteConfig({ ...config, ...changes }, environment);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted.');
};

test('an environment variable overrides its key', () => {
  const environment = { PRICING_MAIN_SITE: 'https://tide.co.za', PATH: '/bin' };
  expect(readSiteConfig(config, environment)).toEqual({
    ...config,
    mainSite: 'https://tide.co.za',
  });
  for (const origin of ['pricing', '']) {
    expect(problemsOf({}, { PRICING_ORIGIN: origin })).toContain(
      `origin (PRICING_ORIGIN): "${origin}"; expected an https origin`,
    );
  }
});

test('one error reports every wrong or missing setting and its requirement', () => {
  const changes = {
    contactPath: 'contact',
    contactFormAnchor: '#contact-form',
    valueAddedTax: 'excluded',
    website: undefined,
    enquirePageParameter: config.enquireOfferParameter,
    bbbeeExpires: '2027-02-28',
    audienceNotes: 'none',
  };
  const message = problemsOf(changes, { PRICING_ORGIN: 'https://a.example' });
  for (const problem of [
    'has 8 problems',
    'contactPath: "contact"; expected a path that begins with one slash',
    'contactFormAnchor: "#contact-form"; expected an element',
    "valueAddedTax: \"excluded\"; expected 'included', 'both' (price, VAT and total) or 'not " +
      "registered': South African law lets no vendor advertise a price without its VAT",
    'website: missing; expected an https address',
    'enquirePageParameter: two are the same; expected a different name for each',
    "bbbeeExpires: has no bbbeeLevel; expected the level of the certificate, or '' for both",
    'audienceNotes: there is no such setting; check its spelling',
    'PRICING_ORGIN: there is no such setting',
  ]) {
    expect(message).toContain(problem);
  }
});

const host = 'https://agency.co.za';
test.each(
  Object.entries({
    companyName: [' ', ...[...'\0\t\n\u0085\u2028\ud800'].map((character) => `a${character}b`)],
    origin: [
      ...['http://agency.co.za', `${host}/`, `${host}/prices`],
      ...['https://localhost', 'https://192.168.0.10', `${host}:443`, `${host}:65536`],
      // `URL` accepts these hosts, but the check must not.
      ...['https://a;b.co.za', "https://a'b.co.za", 'https://-a.co.za', 'https://a..co.za'],
    ],
    basePath: ['plans', '/', '/plans/', '//plans', '/our plans', '/plans.html', `${host}/plans`],
    mainSite: ['agency.co.za', 'https://intranet', 'https://u:p@agency.co.za'],
    contactPath: ['//elsewhere.example', '/contact?from=pricing'],
    website: ['javascript:alert(1)', `${host}/about us`, 'https://user@agency.co.za'],
    email: ['two@at@agency.co.za', 'hello@localhost', 'a@x.com?subject=x', 'a%0Ab@x.com'],
    phone: ['010 555 0100', '+00000000', '+2 (-) (-) 3'],
    valueAddedTaxPercent: ['0', '00.00', '15%', '115', ''],
    audienceNote: [' Enterprises need more.'],
    registrationNumber: ['123456', '2015/123456'],
    address: ['1 Loop Street '],
    privacyPath: ['privacy', 'https://agency.co.za/privacy'],
    bbbeeLevel: ['0', '9', 'Level 1'],
    bbbeeExpires: ['2027-02-30', '28 February 2027', '2027-2-28'],
  }),
)('%s cannot be any of %j', (key, values) => {
  for (const value of values) {
    expect(problemsOf({ [key]: value })).toContain(`${key}: ${JSON.stringify(value)}`);
  }
});

test.each([
  ...[`"A" & 'B' <i>`, 'סאונד', '👩‍👩‍👧 Sound', 'x'.repeat(300)].map((it) => ({ companyName: it })),
  ...['included', 'both', 'not registered'].map((it) => ({ valueAddedTax: it })),
  { registrationNumber: 'K2015/123456/07', bbbeeLevel: '8', bbbeeExpires: '2028-02-29' },
  { bbbeeLevel: '1', bbbeeExpires: '' },
  { basePath: '/plans' },
  { basePath: '/services/plans_2-a' },
  { enquireOfferParameter: '', enquireAudienceParameter: '', enquirePageParameter: '' },
])('the configuration accepts %j', (values) => {
  expect(readSiteConfig({ ...config, ...values })).toMatchObject(values);
});

test('only reserved domains and placeholder details count as examples', () => {
  const website = 'https://example.com.harbour.co.za/test';
  for (const real of [config, { ...config, website }]) expect(exampleKeys(real)).toEqual([]);

  for (const domain of ['agency.example', 'www.example.org', 'example.net', 'a.test']) {
    const changed = { website: `https://${domain}/about`, email: `hello@${domain}` };
    expect(exampleKeys({ ...config, ...changed }), domain).toEqual(['email', 'website']);
  }
  const changed = { companyName: 'Example Agency', phone: '+27 10 555 0100' };
  expect(exampleKeys({ ...config, ...changed })).toEqual(['companyName', 'phone']);
});
