import type { SiteConfig } from '../../src/config/siteConfig.ts';
import { type BuiltPage, type BuiltSite, elements } from './BuiltSite.ts';

const required = [
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'twitter:card',
  'twitter:image',
  'twitter:image:alt',
] as const;

/** The size in the tags and of the file, and what chat previews load without hesitation. */
const expected = { width: 1200, height: 630, bytes: 100_000 };

/** Tags without which a shared link looks poor, and pictures that are not as the tags say. */
export function previewProblems(site: BuiltSite, { origin }: SiteConfig): string[] {
  const images = new Set([
    ...site.pages.flatMap((page) => [tagsOf(page)['og:image'], tagsOf(page)['twitter:image']]),
    // The other view's, which the page puts in when the visitor switches.
    ...site.scripts.flatMap((script) =>
      Array.from(
        site.read(script).matchAll(/\/assets\/og-[\w-]+\.png/g),
        ([path]) => origin + path,
      ),
    ),
  ]);
  return [
    ...site.pages.flatMap(tagProblems),
    ...[...images]
      .filter((address) => address !== undefined)
      .flatMap((address) => imageProblems(site, address, origin)),
  ];
}

function tagProblems(page: BuiltPage): string[] {
  const tags = tagsOf(page);
  return required
    .filter((name) => !tags[name])
    .map(
      (name) =>
        `${page.file} has no ${name} tag. It comes from apps/site/src/seo/PageMeta.tsx, the ` +
        'pictures from apps/site/src/seo/og-image/: see why it is missing, then build again.',
    );
}

function imageProblems(site: BuiltSite, address: string, origin: string): string[] {
  const remedy = 'It is drawn by apps/site/src/seo/og-image/: mend it there, then build again.';
  if (!address.startsWith(`${origin}/`)) {
    return [
      `The preview ${address} is not at ${origin}, where previews are fetched from. ${remedy}`,
    ];
  }
  const path = address.slice(origin.length);
  if (!site.has(path))
    return [`The preview ${path} is in a page's tags, but there is no such file. ${remedy}`];

  const data = site.bytes(path);
  const isPng = data.subarray(1, 4).toString() === 'PNG';
  const size = isPng ? `${data.readUInt32BE(16)} × ${data.readUInt32BE(20)}` : 'no PNG';
  const { width, height, bytes } = expected;
  return [
    ...(size === `${width} × ${height}`
      ? []
      : [`The preview ${path} is ${size}, not ${width} × ${height}. ${remedy}`]),
    ...(data.length < bytes
      ? []
      : [
          `The preview ${path} has ${data.length} bytes; it must have fewer than ${bytes}. ${remedy}`,
        ]),
  ];
}

const tagsOf = ({ html }: BuiltPage): Record<string, string | undefined> =>
  Object.fromEntries(
    elements(html, 'meta').map(({ name, property, content }) => [name ?? property, content]),
  );
