import { cloudflareRedirects, cloudflareUnset } from './cloudflarePages.ts';
import { caching } from './headers.ts';
import { netlifyRedirects } from './netlify.ts';
import { nginxFiles } from './nginx.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * What Netlify and Cloudflare Pages read inside the published folder, `dist/`. Each skips the lines
 * that are for the other.
 *
 * @param hashedFiles The files to be cached for long. By name: a rule for their whole folder would
 *   also apply to the answer that one of them is missing.
 */
export const publishedFiles = (
  headers: Headers,
  hashedFiles: readonly string[],
): Record<string, string> => ({
  '/_headers': [
    '/*',
    `  ${cloudflareUnset}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...hashedFiles.flatMap((path) => [path, `  Cache-Control: ${caching.hashed}`]),
    '',
  ].join('\n'),
  '/_redirects': [
    '# Netlify',
    ...netlifyRedirects,
    '# Cloudflare Pages, which calls the lines above invalid and skips them',
    ...cloudflareRedirects,
    '',
  ].join('\n'),
});

/** Settings for hosts that read neither, beside the published folder: `dist-hosts/`. */
export const hostFiles = (headers: Headers, origin: string): Record<string, string> =>
  nginxFiles(headers, new URL(origin).hostname);
