import type { SiteConfig } from '../../src/config/siteConfig.ts';
import type { BuiltPage, BuiltSite } from './BuiltSite.ts';

const requiredTags = [
  'description',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'twitter:card',
  'twitter:image',
  'twitter:image:alt',
];

/** The size that the tags state, and a weight that all chat applications load. */
const expected = { size: '1200 × 630', bytes: 100_000 };

/** Problems with link previews: missing tags and invalid OG images. */
export function linkPreviewProblems(site: BuiltSite, { origin }: SiteConfig): string[] {
  const missing = site.pages.flatMap((page) =>
    requiredTags
      .filter((name) => !metaContent(page, name))
      .map(
        (name) =>
          `${page.file} has no ${name} tag. It comes from apps/site/src/seo/PageMeta.tsx, the ` +
          'images from apps/site/src/seo/og-image/: see why it is missing, then build again.',
      ),
  );
  const images = new Set([
    ...site.pages.flatMap((page) =>
      ['og:image', 'twitter:image'].flatMap((name) => metaContent(page, name) ?? []),
    ),
    // Scripts contain the image of the other view, which the page sets when the view changes.
    ...site.scripts.flatMap((script) =>
      Array.from(
        site.read(script).matchAll(/\/assets\/og-[\w-]+\.png/g),
        ([path]) => origin + path,
      ),
    ),
  ]);
  const wrong = [...images].flatMap((address) =>
    imageProblems(site, address, origin).map(
      (problem) =>
        `The OG image ${problem}. It is rendered by apps/site/src/seo/og-image/: correct it ` +
        'there, then build again.',
    ),
  );
  return [...missing, ...wrong];
}

function imageProblems(site: BuiltSite, address: string, origin: string): string[] {
  if (!address.startsWith(`${origin}/`)) {
    return [`${address} is not at ${origin}, where link previews are fetched from`];
  }
  const path = address.slice(origin.length);
  if (!site.has(path)) return [`${path} is in a page's tags, but there is no such file`];

  const data = site.bytes(path);
  const isPng = data.subarray(1, 4).toString() === 'PNG';
  const size = isPng ? `${data.readUInt32BE(16)} × ${data.readUInt32BE(20)}` : 'no PNG';
  const problems: string[] = [];
  if (size !== expected.size) problems.push(`${path} is ${size}, not ${expected.size}`);
  if (data.length >= expected.bytes) {
    problems.push(`${path} has ${data.length} bytes; it must have fewer than ${expected.bytes}`);
  }
  return problems;
}

const metaContent = ({ document }: BuiltPage, key: string): string | undefined =>
  document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');
