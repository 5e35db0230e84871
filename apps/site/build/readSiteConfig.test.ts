import { expect, test } from 'vitest';
import siteConfigFile from '../site.config.ts';
import { exampleKeys, readSiteConfig } from './readSiteConfig.ts';

/** The company's own details are the owner's to change: only the first test reads them. */
const example = {
  companyName: 'Example Agency',
  origin: 'https://pricing.agency.example',
  mainSite: 'https://www.agency.example',
  homePath: '/',
  aboutPath: '/about-us',
  podcastsPath: '/podcasts',
  servicesPath: '/services',
  insightsPath: '/insights',
  contactPath: '/contact-us',
  contactFormAnchor: 'contact-form',
  enquireOfferParameter: 'offer',
  enquireAudienceParameter: 'audience',
  enquirePageParameter: 'page',
  valueAddedTax: '',
  valueAddedTaxPercent: '15',
  email: 'hello@agency.example',
  phone: '+27 10 555 0100',
  website: 'https://www.agency.example',
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
  const config = readSiteConfig(example, {
    PRICING_COMPANY_NAME: 'Harbour Sound',
    PRICING_MAIN_SITE: 'https://harbour.co.za',
    PATH: '/usr/bin',
  });
  expect(config).toEqual({
    ...example,
    companyName: 'Harbour Sound',
    mainSite: 'https://harbour.co.za',
  });
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
  const message = problemsOf({ ...example, ...Object.fromEntries(values), website: undefined });
  expect(message).toContain('has 7 problems');
  for (const [key, [value, expected]] of Object.entries(wrong)) {
    expect(message).toContain(`${key}: "${value}"; expected ${expected}`);
  }
  expect(message).toContain('website: missing; expected an https address');
});

test.each([
  ['origin', 'https://pricing.agency.example/'],
  ['origin', 'https://pricing.agency.example/prices'],
  ['mainSite', 'www.agency.example'],
  ['contactPath', '//elsewhere.example'],
  ['contactPath', '/contact?from=pricing'],
  ['email', 'two@at@agency.example'],
  ['origin', 'https://localhost'],
  ['origin', 'https://192.168.0.10'],
  ['mainSite', 'https://intranet'],
  ['mainSite', 'https://agency.local'],
  ['mainSite', 'https://user:pass@agency.co.za'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https:agency.co.za'],
  ['website', 'https://user:pass@agency.co.za/'],
  ['website', 'https://user@agency.co.za'],
  ['website', 'https://localhost/'],
  ['website', 'https://agency.co.za/about us'],
  ['email', 'mailto:hello@agency.co.za'],
  ['email', 'a@x.com#x'],
  ['email', 'a@x.com?subject=x'],
  ['email', 'a?b@x.com'],
  ['email', 'a%0Ab@x.com'],
  ['email', 'hello@localhost'],
  ['email', 'hello@x..com'],
  ['phone', '+00000000'],
  ['phone', '+2 (-) (-) 3'],
  ['valueAddedTax', 'incl.'],
  ['valueAddedTaxPercent', '0'],
  ['valueAddedTaxPercent', '00.00'],
  ['valueAddedTaxPercent', '15%'],
  ['valueAddedTaxPercent', '115'],
  ['valueAddedTaxPercent', ''],
])('%s cannot be %s', (key, value) => {
  expect(problemsOf({ ...example, [key]: value })).toContain(`${key}: "${value}"`);
});

test.each(['companyName', 'website', 'email', 'phone', 'contactPath'])(
  'no control character gets into %s',
  (key) => {
    const given = example[key as keyof typeof example];
    for (const character of ['\0', '\t', '\n', '\u0085', '\u2028', '\ud800']) {
      const message = problemsOf({
        ...example,
        [key]: given.slice(0, 9) + character + given.slice(9),
      });
      expect(message).toContain(`${key}: "`);
      expect(message).toContain('expected a text without line breaks, tabs or other control');
    }
  },
);

test('a name in any script, with marks and emoji, is a name', () => {
  for (const companyName of [`"A" & 'B' <i>`, 'סאונד', '👩‍👩‍👧 Sound', 'x'.repeat(300)]) {
    expect(readSiteConfig({ ...example, companyName }).companyName).toBe(companyName);
  }
});

test.each(['', 'included', 'both', 'not registered'])(
  "valueAddedTax may be '%s'",
  (valueAddedTax) => {
    expect(readSiteConfig({ ...example, valueAddedTax })).toMatchObject({ valueAddedTax });
  },
);

test('prices without their tax, which the law does not let stand alone, are refused with what to choose', () => {
  const choice =
    "\"excluded\"; expected 'included', 'both' (price, VAT and total) or 'not registered': South " +
    'African law lets no vendor advertise a price without its VAT';
  expect(problemsOf({ ...example, valueAddedTax: 'excluded' })).toContain(
    `valueAddedTax: ${choice}`,
  );
  expect(problemsOf(example, { PRICING_VALUE_ADDED_TAX: 'excluded' })).toContain(
    `valueAddedTax (PRICING_VALUE_ADDED_TAX): ${choice}`,
  );
});

test('two parameters of Enquire never have one name', () => {
  expect(problemsOf({ ...example, enquirePageParameter: 'offer' })).toContain(
    'enquirePageParameter: "offer"; expected a name of its own, but enquireOfferParameter has the ' +
      "same: rename one of them, or leave it out with ''",
  );
  expect(problemsOf(example, { PRICING_ENQUIRE_AUDIENCE_PARAMETER: 'offer' })).toContain(
    'enquireAudienceParameter: "offer"; expected a name of its own',
  );
  const none = {
    enquireOfferParameter: '',
    enquireAudienceParameter: '',
    enquirePageParameter: '',
  };
  expect(readSiteConfig({ ...example, ...none })).toMatchObject(none);
});

test('a wrong override is reported under its own name', () => {
  for (const origin of ['pricing', 'pricing.agency.example/prices', '']) {
    expect(problemsOf(example, { PRICING_ORIGIN: origin })).toContain(
      `origin (PRICING_ORIGIN): "${origin}"; expected an https origin`,
    );
  }
});

test('a setting or a variable that does not exist is reported, not ignored', () => {
  expect(problemsOf({ ...example, telephone: '1' })).toContain(
    'telephone: there is no such setting',
  );
  expect(problemsOf(example, { PRICING_ORGIN: 'https://a.example' })).toContain(
    'PRICING_ORGIN: this variable overrides no setting',
  );
});

test('example values are distinguished from real ones', () => {
  expect(exampleKeys(readSiteConfig(example))).toEqual([
    'companyName',
    'origin',
    'mainSite',
    'email',
    'phone',
    'website',
  ]);
  const real = {
    ...example,
    companyName: 'Harbour Sound',
    origin: 'https://pricing.harbour.co.za',
    mainSite: 'https://harbour.co.za',
    email: 'hello@harbour.co.za',
    phone: '+27 21 426 7700',
    website: 'https://harbour.co.za',
  };
  expect(exampleKeys(readSiteConfig(real))).toEqual([]);
  expect(
    exampleKeys(readSiteConfig({ ...real, website: 'https://example.com.harbour.co.za/test' })),
  ).toEqual([]);

  for (const domain of ['example.com', 'www.example.org', 'example.net', 'a.test', 'a.invalid']) {
    const config = { ...real, website: `https://${domain}/about`, email: `hello@${domain}` };
    expect(exampleKeys(readSiteConfig(config)), domain).toEqual(['email', 'website']);
  }
});
