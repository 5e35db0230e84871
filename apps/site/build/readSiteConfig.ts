import type { SiteConfig } from '../src/siteConfig.ts';
import type { Entry } from './bundles.ts';

type Key = keyof SiteConfig;

/** What a setting must be, in words for the error message and as a check. */
interface Rule {
  expected: string;
  holds: (given: string) => boolean;
}

const value = (expected: string, holds: Rule['holds']): Rule => ({ expected, holds });

/** Control characters, line and paragraph separators, and lone surrogates. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

const text = value(
  "a text on one line that is not empty, such as 'Example Agency'",
  (given) => given !== '' && given === given.trim(),
);

/** A setting that may be left out: '' or what `expected` describes. */
const optional = (expected: string, holds: (value: string) => boolean) =>
  value(`${expected}, or '' to leave it out`, (given) => given === '' || holds(given));

/** Whether a text is a day of the calendar in ISO 8601. */
const isDay = (given: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(given) &&
  !Number.isNaN(Date.parse(given)) &&
  new Date(given).toISOString().startsWith(given);

/** Whether a host is public: names with a top-level domain, and not a local address. */
const isPublicHost = (host: string): boolean =>
  /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) &&
  !/\.(localhost|local|internal)$/.test(host);

const isPublicAddress = (given: string): boolean => {
  const address = URL.parse(given);
  return (
    given.startsWith('https://') &&
    !given.includes(' ') &&
    address !== null &&
    !address.username &&
    !address.password &&
    isPublicHost(address.hostname)
  );
};

const origin = value(
  "an https origin on a public host, without a path or trailing slash, such as 'https://www.agency.example'",
  (given) => isPublicAddress(given) && new URL(given).origin === given,
);

const isPath = (given: string): boolean => /^\/(?!\/)[\w\-./~%]*$/.test(given);

const path = value("a path that begins with one slash, such as '/contact-us'", isPath);

const parameter = optional("a query parameter's name, such as 'offer'", (given) =>
  /^[A-Za-z][\w-]*$/.test(given),
);

const settings = {
  companyName: text,
  origin,
  basePath: optional(
    "a path that begins with one slash and ends without, of letters, digits, - and _, such as '/plans'",
    (given) => /^(\/[A-Za-z0-9][\w-]*)+$/.test(given),
  ),
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
  valueAddedTax: value(
    "'included', 'both' (price, VAT and total) or 'not registered': South African law lets no " +
      "vendor advertise a price without its VAT; or '' to say nothing until the release",
    (given) => ['included', 'both', 'not registered', ''].includes(given),
  ),
  valueAddedTaxPercent: value("a percentage above 0, such as '15'", (given) =>
    /^(?!0*\.?0*$)\d{1,2}(\.\d{1,2})?$/.test(given),
  ),
  audienceNote: optional(
    "a sentence on one line, without spaces around it, or 'none'",
    (given) => given === given.trim(),
  ),
  // Used in a `mailto:` link, where other characters would have to be escaped.
  email: value(
    "an e-mail address of letters, digits and . _ + - without 'mailto:', such as 'hello@agency.example'",
    (given) => {
      const [, host = ''] = /^[\w.+-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(given) ?? [];
      return isPublicHost(host.toLowerCase());
    },
  ),
  phone: value(
    "a number with its country code, which begins with 1 to 9, such as '+27 10 555 0100'",
    (given) => /^\+[1-9][\d ()-]{6,20}\d$/.test(given) && /^\D*(\d\D*){8,16}$/.test(given),
  ),
  website: value(
    "an https address on a public host, without user name and password, such as 'https://www.agency.example'",
    isPublicAddress,
  ),
  registrationNumber: optional("a registration number, such as '2015/123456/07'", (given) =>
    /^K?\d{4}\/\d{6}\/\d{2}$/.test(given),
  ),
  address: optional(
    "an address on one line, such as '1 Loop Street, Cape Town, 8001'",
    (given) => given === given.trim(),
  ),
  privacyPath: optional("a path that begins with one slash, such as '/privacy'", isPath),
  bbbeeLevel: optional("a B-BBEE level from '1' to '8'", (given) => /^[1-8]$/.test(given)),
  bbbeeExpires: optional("a day, such as '2027-02-28'", isDay),
} satisfies Record<Key, Rule>;

const keys = Object.keys(settings) as Key[];

/** The environment variable that overrides a key: `companyName` → `PRICING_COMPANY_NAME`. */
export const variableFor = (key: Key): string =>
  `PRICING_${key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/**
 * Validates the configuration, with the environment's overrides.
 *
 * @throws one error that names every wrong key, its value, and what was expected.
 */
export function readSiteConfig(
  file: object,
  environment: Record<string, string | undefined> = {},
): SiteConfig {
  const given: Record<string, unknown> = { ...file };
  for (const key of keys) given[key] = environment[variableFor(key)] ?? given[key];

  const problems = keys.flatMap((key) => {
    const [found, { expected, holds }] = [given[key], settings[key]];
    if (typeof found === 'string' && !invisible.test(found) && holds(found)) return [];
    const source = environment[variableFor(key)] === undefined ? '' : ` (${variableFor(key)})`;
    return `${key}${source}: ${JSON.stringify(found) ?? 'missing'}; expected ${expected}`;
  });
  const parameters = keys.filter((key) => key.endsWith('Parameter') && given[key]);
  // Of two with the same name, the contact page would get only the last.
  if (new Set(parameters.map((key) => given[key])).size < parameters.length) {
    problems.push(
      `${parameters.join(', ')}: two are the same; expected a name of its own for each`,
    );
  }
  const variables = new Set(keys.map(variableFor));
  for (const name of Object.keys(environment)) {
    if (!name.startsWith('PRICING_') || variables.has(name)) continue;
    problems.push(`${name}: this variable overrides no setting; check its spelling`);
  }
  if (problems.length === 0) return given as SiteConfig;
  throw new Error(
    `The site's configuration (apps/site/site.config.ts) has ${problems.length} ` +
      `problem${problems.length === 1 ? '' : 's'}:\n${problems.map((it) => `  ${it}`).join('\n')}`,
  );
}

/** Reads `site.config.ts` again after each change: Node caches a module by its address. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const address = `${new URL('../site.config.ts', import.meta.url)}?${Date.now()}`;
  const file = await import(address).catch((cause) => {
    throw new Error(`apps/site/site.config.ts: ${cause.message}`, { cause });
  });
  return readSiteConfig(file.default, process.env);
}

/** The keys whose values are still examples: on a domain that RFC 2606 reserves for them, or unchanged. */
export const exampleKeys = (config: SiteConfig): Key[] =>
  keys.filter((key) => {
    const host = URL.parse(config[key])?.hostname ?? config[key].split('@')[1] ?? '';
    const isReserved = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);
    return isReserved || /^Example |555 01\d\d$/.test(config[key]);
  });

/**
 * The last day of the banner's promotion; `undefined` if there is none.
 *
 * @throws if it is not a day.
 */
export function lastDayOf({ promotion, promotionUntil, promotionDays }: Entry): string | undefined {
  if (!promotion) return;
  const day = promotionUntil || promotionDays().toSorted().at(-1);
  if (day && isDay(day)) return day;
  throw new Error(
    `apps/site/src/content/banner.ts: promotionUntil is '${promotionUntil}'; expected the last day, ` +
      "such as '2026-12-24', or '' if a price is reduced",
  );
}
