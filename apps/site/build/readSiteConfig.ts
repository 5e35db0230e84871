import * as v from 'valibot';
import type { SiteConfig } from '../src/config/siteConfig.ts';

type Key = keyof SiteConfig;

/** A text, and how a right one looks, for the message about a wrong one. */
const value = (expected: string, holds: (value: string) => boolean) =>
  v.pipe(v.string(expected), v.check(holds, expected));

const text = value(
  "a text that is not empty, such as 'Example Agency'",
  (given) => given !== '' && given === given.trim(),
);

const origin = value(
  "an https origin without a path or trailing slash, such as 'https://www.agency.example'",
  (given) => given.startsWith('https://') && URL.parse(given)?.origin === given,
);

const path = value("a path that begins with one slash, such as '/contact-us'", (given) =>
  /^\/(?!\/)[\w\-./~%]*$/.test(given),
);

const parameter = value(
  "a query parameter's name, such as 'offer', or '' to leave it out",
  (given) => /^[A-Za-z][\w-]*$|^$/.test(given),
);

const settings = {
  companyName: text,
  origin,
  mainSite: origin,
  homePath: path,
  aboutPath: path,
  podcastsPath: path,
  servicesPath: path,
  insightsPath: path,
  contactPath: path,
  contactFormAnchor: value("an element's id without '#', such as 'contact-form'", (given) =>
    /^[A-Za-z][\w\-.:]*$/.test(given),
  ),
  enquireOfferParameter: parameter,
  enquireAudienceParameter: parameter,
  enquirePageParameter: parameter,
  valueAddedTax: value("'included', 'excluded', or '' to say nothing", (given) =>
    ['included', 'excluded', ''].includes(given),
  ),
  email: value("an e-mail address, such as 'hello@agency.example'", (given) =>
    /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(given),
  ),
  phone: value("a number with its country code, such as '+27 10 555 0100'", (given) =>
    /^\+\d[\d ()-]{6,20}\d$/.test(given),
  ),
  website: value(
    "an https address, such as 'https://www.agency.example'",
    (given) => URL.parse(given)?.protocol === 'https:',
  ),
} satisfies Record<Key, v.GenericSchema<string>>;

const keys = Object.keys(settings) as Key[];

const unknown = `there is no such setting; known are ${keys.join(', ')}`;
const schema: v.GenericSchema<unknown, SiteConfig> = v.objectWithRest(settings, v.never(unknown));

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
  const given: Record<string, unknown> = { ...file };
  for (const key of keys) given[key] = environment[variableFor(key)] ?? given[key];

  const { success, output, issues = [] } = v.safeParse(schema, given);
  const problems = issues.map(({ type, path, input, message }) => {
    const key = String(path?.[0]?.key) as Key;
    if (type === 'never') return `${key}: ${message}`;
    const source = environment[variableFor(key)] === undefined ? '' : ` (${variableFor(key)})`;
    return `${key}${source}: ${JSON.stringify(input) ?? 'missing'}; expected ${message}`;
  });
  const variables = new Set(keys.map(variableFor));
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('PRICING_') || variables.has(name)) continue;
    problems.push(`${name}: this variable overrides no setting; check its spelling`);
  }
  if (success && problems.length === 0) return output;
  throw new Error(
    `The site's configuration (apps/site/site.config.ts) has ${problems.length} ` +
      `problem${problems.length === 1 ? '' : 's'}:\n${problems.map((it) => `  ${it}`).join('\n')}`,
  );
}

/** The keys whose values are still examples (on an `.example` domain, or the example's name). */
export const exampleKeys = (config: SiteConfig): Key[] =>
  keys.filter((key) => /\.example\b|^Example |555 01\d\d$/.test(config[key]));
