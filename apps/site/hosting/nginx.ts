import {
  allowedMethods,
  fallback,
  pages,
  type Redirect,
  redirects,
  withoutAddress,
} from './addresses.ts';
import { fileTypes } from './fileTypes.ts';
import { accepts, caching, hashedFolder } from './headers.ts';

/** The files that `nginx.conf` includes; it says what they are for. */
export const nginxFiles = (headers: Record<string, string>): Record<string, string> => ({
  '/nginx/maps.conf': lines(notice, ...maps),
  '/nginx/headers.conf': lines(
    notice,
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
  ),
  '/nginx/addresses.conf': lines(notice, ...types, '', ...redirectLocations, '', ...fileLocations),
});

const notice = '# Written by `pnpm build` from apps/site/hosting/: change it there.';

const lines = (...all: string[]): string => `${all.join('\n')}\n`;

/** @throws for a `$`: nginx would read a variable, and has no way to escape it. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot take a "$" in a value: ${text}`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as a case of a `map`. */
const matching = ({ source, flags }: RegExp): string =>
  `"~${flags.includes('i') ? '*' : ''}${source}"`;

const map = (from: string, to: string, cases: Record<string, string>): string[] => [
  `map ${from} ${to} {`,
  ...Object.entries(cases).map(
    ([value, result]) => `  ${value} ${result.startsWith('$') ? result : quoted(result)};`,
  ),
  '}',
];

/** What browsers send: looked up at once, without running the expression. */
const usualCodings = ['gzip, deflate, br, zstd', 'gzip, deflate, br'];

const maps = [
  ...map('$http_accept_encoding', '$brotli', {
    default: '',
    ...Object.fromEntries(usualCodings.map((codings) => [quoted(codings), '.br'])),
    [matching(accepts('br'))]: '.br',
  }),
  ...map('$uri', '$coding_of_file', { default: '', [matching(/\.br$/)]: 'br' }),
  ...map('$status', '$content_encoding', {
    default: '',
    200: '$coding_of_file',
    206: '$coding_of_file',
  }),
  ...map('$uri', '$caching_of_file', {
    default: caching.other,
    [matching(new RegExp(`^${hashedFolder}`))]: caching.hashed,
  }),
  // A redirect away from a hashed file that is gone must not be kept as long as the file.
  ...map('$status', '$cache_control', {
    default: caching.other,
    200: '$caching_of_file',
    206: '$caching_of_file',
    304: '$caching_of_file',
  }),
  ...map('$request_method', '$refused_method', {
    default: '1',
    ...Object.fromEntries(allowedMethods.map((method) => [method, ''])),
  }),
  ...map('$status', '$allow', { default: '', 405: allowedMethods.join(', ') }),
];

const types = [
  'types {',
  ...Object.entries(fileTypes).map(
    ([extension, { contentType }]) => `  ${quoted(contentType)} ${extension.slice(1)};`,
  ),
  '}',
];

const redirectTo = ({ to, status }: Redirect) => `return ${status} ${to}$is_args$args;`;

const redirectLocations = [
  ...redirects.map((redirect) => `location = ${redirect.from} { ${redirectTo(redirect)} }`),
  // Through 404, so that every "not found" ends here.
  'error_page 404 = @fallback;',
  `location @fallback { ${redirectTo(fallback)} }`,
  `location ~ "${withoutAddress.source}" { return 404; }`,
];

/**
 * A `.br` is served by the location of the file that it compresses, which knows its type: nginx
 * itself would go by the extension `br`.
 */
const serveAs = (contentType: string, file: string): string =>
  `{ types { } default_type ${quoted(contentType)}; try_files ${file}$brotli ${file} =404; }`;

const fileLocations = [
  ...pages.map(
    ({ path, file }) =>
      `location = ${path} ${serveAs(fileTypes['.html']?.contentType ?? '', file)}`,
  ),
  ...Object.entries(fileTypes)
    .filter(([extension, { text }]) => text && !withoutAddress.test(extension))
    .map(
      ([extension, { contentType }]) =>
        `location ~ \\${extension}$ ${serveAs(contentType, '$uri')}`,
    ),
  'location / { try_files $uri =404; }',
];
