import { isDay } from '@agency/pricing-data';
import type { SiteConfig } from '../src/siteConfig.ts';

type Key = keyof SiteConfig;

type Rule = readonly [check: Pick<RegExp, 'test'>, expected: string];

/** Control characters, line and paragraph separators, and lone surrogates. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Text without surrounding spaces. */
const text = /^\S(.*\S)?$/;

/** A public host: a name with a top-level domain that is not local. */
const publicHost =
  /(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!(?:localhost|local|internal)(?![a-z\d-]))[a-z][a-z\d-]*[a-z\d]/
    .source;

const originPattern = RegExp(`^https://${publicHost}(:\\d+)?$`);
const origin: Rule = [
  // Accepts only an origin as browsers serialise it, not one with port 443 or a port above 65535.
  { test: (given) => originPattern.test(given) && URL.parse(given)?.origin === given },
  "an https origin on a public host, without a path or trailing slash, such as 'https://www.agency.example'",
];

const pathPattern = /^\/(?!\/)[\w\-./~%]*$/;
const path: Rule = [pathPattern, "a path that begins with one slash, such as '/contact-us'"];

const optional = (pattern: RegExp, expected: string): Rule => [
  RegExp(`^$|${pattern.source}`),
  `${expected}, or '' to leave it out`,
];

const parameter = optional(/^[A-Za-z][\w-]*$/, "a query parameter's name, such as 'offer'");

const settings = {
  companyName: [text, "a text on one line that is not empty, such as 'Example Agency'"],
  origin,
  basePath: optional(
    /^(\/[A-Za-z\d][\w-]*)+$/,
    "a path that begins with one slash and ends without, of letters, digits, - and _, such as '/plans'",
  ),
  mainSite: origin,
  homePath: path,
  aboutPath: path,
  podcastsPath: path,
  servicesPath: path,
  insightsPath: path,
  contactPath: path,
  contactFormAnchor: [/^[A-Za-z][\w\-.:]*$/, "an element's id without '#', such as 'contact-form'"],
  enquireOfferParameter: parameter,
  enquireAudienceParameter: parameter,
  enquirePageParameter: parameter,
  valueAddedTax: [
    /^(included|both|not registered|)$/,
    "'included', 'both' (price, VAT and total) or 'not registered': South African law lets no " +
      "vendor advertise a price without its VAT; or '' to say nothing until the release",
  ],
  valueAddedTaxPercent: [/^(?!0*\.?0*$)\d{1,2}(\.\d{1,2})?$/, "a percentage above 0, such as '15'"],
  audienceNote: optional(text, "a sentence on one line, without spaces around it, or 'none'"),
  // Allows only characters that a `mailto:` link need not escape.
  email: [
    RegExp(`^[\\w.+-]+@${publicHost}$`, 'i'),
    "an e-mail address of letters, digits and . _ + - without 'mailto:', such as 'hello@agency.example'",
  ],
  phone: [
    /^(?=\D*(\d\D*){8,16}$)\+[1-9][\d ()-]{6,20}\d$/,
    "a number with its country code, which begins with 1 to 9, such as '+27 10 555 0100'",
  ],
  website: [
    RegExp(`^https://${publicHost}(:\\d+)?([/?#]\\S*)?$`, 'i'),
    "an https address on a public host, without user name and password, such as 'https://www.agency.example'",
  ],
  registrationNumber: optional(
    /^K?\d{4}\/\d{6}\/\d{2}$/,
    "a registration number, such as '2015/123456/07'",
  ),
  address: optional(text, "an address on one line, such as '1 Loop Street, Cape Town, 8001'"),
  privacyPath: optional(pathPattern, "a path that begins with one slash, such as '/privacy'"),
  bbbeeLevel: optional(/^[1-8]$/, "a B-BBEE level from '1' to '8'"),
  bbbeeExpires: [
    { test: (given) => given === '' || isDay(given) },
    "a day, such as '2027-02-28', or '' to leave it out",
  ],
} satisfies Record<Key, Rule>;

const keys = Object.keys(settings) as Key[];

/** Returns the environment variable that overrides a key: `companyName` → `PRICING_COMPANY_NAME`. */
export const variableFor = (key: Key): string =>
  `PRICING_${key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** @throws one error that lists every wrong key with its value and its requirement. */
export function readSiteConfig(
  file: object,
  environment: Record<string, string | undefined> = {},
): SiteConfig {
  const given: Record<string, unknown> = { ...file };
  for (const key of keys) given[key] = environment[variableFor(key)] ?? given[key];

  const problems = keys.flatMap((key) => {
    const found = given[key];
    const [check, expected]: Rule = settings[key];
    if (typeof found === 'string' && !invisible.test(found) && check.test(found)) return [];
    const source = environment[variableFor(key)] === undefined ? '' : ` (${variableFor(key)})`;
    return `${key}${source}: ${JSON.stringify(found) ?? 'missing'}; expected ${expected}`;
  });
  const parameters = keys.filter((key) => key.endsWith('Parameter') && given[key]);
  // The contact page would get only the last of two parameters with the same name.
  if (new Set(parameters.map((key) => given[key])).size < parameters.length) {
    problems.push(`${parameters.join(', ')}: two are the same; expected a different name for each`);
  }
  if (given.bbbeeExpires && !given.bbbeeLevel) {
    problems.push(
      "bbbeeExpires: has no bbbeeLevel; expected the level of the certificate, or '' for both",
    );
  }
  const variables = keys.map(variableFor);
  const unknown = [
    ...Object.keys(file).filter((key) => !(key in settings)),
    ...Object.keys(environment).filter(
      (it) => it.startsWith('PRICING_') && !variables.includes(it),
    ),
  ];
  problems.push(...unknown.map((name) => `${name}: there is no such setting; check its spelling`));
  if (problems.length === 0) return given as SiteConfig;
  throw new Error(
    `The site's configuration (apps/site/site.config.ts) has ${problems.length} ` +
      `problem${problems.length === 1 ? '' : 's'}:\n${problems.map((it) => `  ${it}`).join('\n')}`,
  );
}

/** Reads `site.config.ts` afresh. Adds a query to its URL, because Node caches modules by URL. */
export async function loadSiteConfig(): Promise<SiteConfig> {
  const address = `${new URL('../site.config.ts', import.meta.url)}?${Date.now()}`;
  const file = await import(address).catch((cause) => {
    throw new Error(`apps/site/site.config.ts: ${cause.message}`, { cause });
  });
  return readSiteConfig(file.default, process.env);
}

export const exampleKeys = (config: SiteConfig): Key[] =>
  keys.filter((key) => {
    const host = URL.parse(config[key])?.hostname ?? config[key].split('@')[1] ?? '';
    const isReserved = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);
    return isReserved || /^Example |555 01\d\d$/.test(config[key]);
  });
