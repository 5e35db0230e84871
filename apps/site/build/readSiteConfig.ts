import type { SiteConfig } from '../src/config/siteConfig.ts';

type Key = keyof SiteConfig;

interface Rule {
  /** How a right value looks, for the message about a wrong one. */
  expected: string;
  holds: (value: string) => boolean;
}

const text: Rule = {
  expected: "a text that is not empty, such as 'Example Agency'",
  holds: (value) => value.trim() !== '' && value === value.trim(),
};

const origin: Rule = {
  expected:
    "an https origin without a path or trailing slash, such as 'https://www.agency.example'",
  holds: (value) => URL.parse(value)?.origin === value && value.startsWith('https://'),
};

const address: Rule = {
  expected: "an https address, such as 'https://www.agency.example'",
  holds: (value) => URL.parse(value)?.protocol === 'https:',
};

const path: Rule = {
  expected: "a path that begins with one slash, such as '/contact-us'",
  holds: (value) => /^\/(?!\/)[\w\-./~%]*$/.test(value),
};

const parameter: Rule = {
  expected: "a query parameter's name, such as 'offer', or '' to leave it out",
  holds: (value) => /^[A-Za-z][\w-]*$|^$/.test(value),
};

const rules: Record<Key, Rule> = {
  companyName: text,
  origin,
  mainSite: origin,
  homePath: path,
  aboutPath: path,
  podcastsPath: path,
  servicesPath: path,
  insightsPath: path,
  contactPath: path,
  contactFormAnchor: {
    expected: "an element's id without '#', such as 'contact-form'",
    holds: (value) => /^[A-Za-z][\w\-.:]*$/.test(value),
  },
  enquireOfferParameter: parameter,
  enquireAudienceParameter: parameter,
  enquirePageParameter: parameter,
  email: {
    expected: "an e-mail address, such as 'hello@agency.example'",
    holds: (value) => /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(value),
  },
  phone: {
    expected: "a number with its country code, such as '+27 10 555 0100'",
    holds: (value) => /^\+\d[\d ()-]{6,20}\d$/.test(value),
  },
  website: address,
};

const keys = Object.keys(rules) as Key[];

/** The environment variable that overrides a key: `companyName` → `PRICING_COMPANY_NAME`. */
export const variableFor = (key: Key): string =>
  `PRICING_${key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/**
 * The configuration with the environment's overrides, checked.
 *
 * @throws one error that names every wrong or unknown key, its value, and what was expected.
 */
export function readSiteConfig(
  file: object,
  environment: Record<string, string | undefined> = {},
): SiteConfig {
  const given = { ...file } as Record<string, unknown>;
  for (const key of keys) given[key] = environment[variableFor(key)] ?? given[key];

  const problems = [
    ...Object.keys(given)
      .filter((key) => !(key in rules))
      .map((key) => `${key}: there is no such setting; known are ${keys.join(', ')}`),
    ...Object.keys(environment)
      .filter(
        (name) => name.startsWith('PRICING_') && !keys.some((key) => variableFor(key) === name),
      )
      .map((name) => `${name}: this variable overrides no setting; check its spelling`),
    ...keys.flatMap((key) => {
      const value = given[key];
      const { expected, holds } = rules[key];
      if (typeof value === 'string' && holds(value)) return [];
      const source = environment[variableFor(key)] === undefined ? '' : ` (${variableFor(key)})`;
      return [`${key}${source}: ${JSON.stringify(value) ?? 'missing'}; expected ${expected}`];
    }),
  ];
  if (problems.length > 0) {
    throw new Error(
      `The site's configuration (apps/site/site.config.ts) has ${problems.length} ` +
        `problem${problems.length === 1 ? '' : 's'}:\n${problems.map((it) => `  ${it}`).join('\n')}`,
    );
  }
  return given as unknown as SiteConfig;
}

/** The keys whose values are still examples (on an `.example` domain, or the example's name). */
export const exampleKeys = (config: SiteConfig): Key[] =>
  keys.filter((key) => /\.example\b|^Example |555 01\d\d$/.test(config[key]));
