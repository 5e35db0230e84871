import { expect, test } from 'vitest';
import siteConfigFile from '../site.config.ts';
import { harbourSound } from '../tests/company.ts';
import { exampleKeys, readSiteConfig } from './readSiteConfig.ts';

const config = {
  ...siteConfigFile,
  ...harbourSound,
  ...{ valueAddedTax: '', bbbeeLevel: '', bbbeeExpires: '' },
};

const problemsOf = (file: object, environment?: Record<string, string>): string => {
  try {
    readSiteConfig(file, environment);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted.');
};

test('the configuration in the repository is valid', () => {
  expect(readSiteConfig(siteConfigFile)).toEqual(siteConfigFile);
});

test('an environment variable overrides its key', () => {
  const environment = {
    PRICING_COMPANY_NAME: 'Tide',
    PRICING_MAIN_SITE: 'https://tide.co.za',
    PATH: '/bin',
  };
  const overridden = { ...config, companyName: 'Tide', mainSite: 'https://tide.co.za' };
  expect(readSiteConfig(config, environment)).toEqual(overridden);
});

test('every wrong value is reported at once, with its key, the value and what was expected', () => {
  const wrong = {
    companyName: [' ', 'a text that is not empty'],
    origin: ['http://pricing.agency.example', 'an https origin'],
    contactPath: ['contact', 'a path that begins with one slash'],
    contactFormAnchor: ['#contact-form', 'an element'],
    email: ['hello(at)agency', 'an e-mail address'],
    phone: ['010 555 0100', 'a number with its country code'],
  };
  const values = Object.entries(wrong).map(([key, [value]]) => [key, value]);
  const message = problemsOf({ ...config, ...Object.fromEntries(values), website: undefined });
  expect(message).toContain('has 7 problems');
  for (const [key, [value, expected]] of Object.entries(wrong)) {
    expect(message).toContain(`${key}: "${value}"; expected ${expected}`);
  }
  expect(message).toContain('website: missing; expected an https address');
});

const host = 'https://agency.co.za';
const wrongValues = {
  origin: [
    ...[`${host}/`, `${host}/prices`, 'https://localhost', 'https://192.168.0.10'],
    // `URL` accepts them as parts of a host.
    ...['https://a;b.co.za', "https://a'b.co.za", 'https://-a.co.za', 'https://a..co.za'],
  ],
  mainSite: [
    'agency.co.za',
    'https://intranet',
    'https://agency.local',
    'https://u:p@agency.co.za',
  ],
  contactPath: ['//elsewhere.example', '/contact?from=pricing'],
  website: [
    ...['javascript:alert(1)', 'https:agency.co.za', 'https://localhost/', `${host}/about us`],
    ...['https://user:pass@agency.co.za/', 'https://user@agency.co.za'],
  ],
  email: [
    ...['two@at@agency.co.za', 'mailto:hello@agency.co.za', 'hello@localhost', 'hello@x..com'],
    ...['a@x.com#x', 'a@x.com?subject=x', 'a?b@x.com', 'a%0Ab@x.com'],
  ],
  phone: ['+00000000', '+2 (-) (-) 3'],
  valueAddedTax: ['incl.'],
  valueAddedTaxPercent: ['0', '00.00', '15%', '115', ''],
  audienceNote: [' Enterprises need more.'],
  registrationNumber: ['123456', '2015/123456'],
  address: ['1 Loop Street '],
  privacyPath: ['privacy', 'https://agency.co.za/privacy'],
  bbbeeLevel: ['0', '9', 'Level 1'],
  bbbeeExpires: ['2027-02-30', '28 February 2027', '2027-2-28'],
};
test.each(Object.entries(wrongValues))('%s cannot be any of %j', (key, values) => {
  for (const value of values) {
    expect(problemsOf({ ...config, [key]: value })).toContain(`${key}: "${value}"`);
  }
});

test('no control character gets into any text', () => {
  for (const key of ['companyName', 'website', 'email', 'phone', 'contactPath'] as const) {
    for (const character of ['\0', '\t', '\n', '\u0085', '\u2028', '\ud800']) {
      const value = config[key].slice(0, 9) + character + config[key].slice(9);
      const message = problemsOf({ ...config, [key]: value });
      expect(message).toContain(`${key}: "`);
      expect(message).toContain('expected a text without line breaks, tabs or other control');
    }
  }
});

test.each([
  // A name in any script, with marks and emoji.
  ...[`"A" & 'B' <i>`, 'סאונד', '👩‍👩‍👧 Sound', 'x'.repeat(300)].map((it) => ({ companyName: it })),
  ...['', 'included', 'both', 'not registered'].map((it) => ({ valueAddedTax: it })),
  { registrationNumber: 'K2015/123456/07', bbbeeLevel: '8', bbbeeExpires: '2028-02-29' },
  { enquireOfferParameter: '', enquireAudienceParameter: '', enquirePageParameter: '' },
])('it may have %j', (values) => {
  expect(readSiteConfig({ ...config, ...values })).toMatchObject(values);
});

test('prices without their tax, which the law does not let stand alone, are refused with what to choose', () => {
  expect(problemsOf({ ...config, valueAddedTax: 'excluded' })).toContain(
    "valueAddedTax: \"excluded\"; expected 'included', 'both' (price, VAT and total) or 'not " +
      "registered': South African law lets no vendor advertise a price without its VAT",
  );
});

test('two parameters of Enquire never have one name', () => {
  const { enquireOfferParameter } = config;
  expect(problemsOf({ ...config, enquirePageParameter: enquireOfferParameter })).toContain(
    `enquirePageParameter: "${enquireOfferParameter}"; expected a name of its own, but ` +
      "enquireOfferParameter has the same: rename one of them, or leave it out with ''",
  );
});

test('a B-BBEE level without its last day, or the reverse, is refused', () => {
  expect(problemsOf({ ...config, bbbeeLevel: '1' })).toContain(
    'bbbeeExpires: ""; expected a value, as bbbeeLevel has one: set both, or neither',
  );
  expect(problemsOf({ ...config, bbbeeExpires: '2027-02-28' })).toContain('bbbeeLevel: ""');
});

test('a wrong override is reported under its own name', () => {
  for (const origin of ['pricing', '']) {
    expect(problemsOf(config, { PRICING_ORIGIN: origin })).toContain(
      `origin (PRICING_ORIGIN): "${origin}"; expected an https origin`,
    );
  }
});

test('a setting or a variable that does not exist is reported, not ignored', () => {
  expect(problemsOf({ ...config, telephone: '1' })).toContain(
    'telephone: there is no such setting',
  );
  expect(problemsOf(config, { PRICING_ORGIN: 'https://a.example' })).toContain(
    'PRICING_ORGIN: this variable overrides no setting',
  );
});

test('example values are distinguished from real ones', () => {
  const website = 'https://example.com.harbour.co.za/test';
  for (const real of [config, { ...config, website }]) expect(exampleKeys(real)).toEqual([]);

  for (const domain of [
    'agency.example',
    'www.example.org',
    'example.net',
    'a.test',
    'a.invalid',
  ]) {
    const changed = { website: `https://${domain}/about`, email: `hello@${domain}` };
    expect(exampleKeys({ ...config, ...changed }), domain).toEqual(['email', 'website']);
  }
  const changed = { companyName: 'Example Agency', phone: '+27 10 555 0100' };
  expect(exampleKeys({ ...config, ...changed })).toEqual(['companyName', 'phone']);
});
