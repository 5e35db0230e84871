import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * What nginx needs beside the built site, the committed files of `nginx/` among it.
 *
 * @param hostName The name that the server answers to.
 */
export const nginxFiles = (
  headers: Readonly<Record<string, string>>,
  hostName: string,
): Record<string, string> => ({
  '/nginx/server.conf': committed('server.conf').replaceAll('pricing.example.com', hostName),
  '/nginx/container.conf': committed('container.conf'),
  '/nginx/site.conf': committed('site.conf'),
  '/nginx/maps.conf': notice + maps,
  '/nginx/headers.conf': notice + headerLines(headers),
  '/nginx/addresses.conf': notice + addresses,
});

const committed = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'nginx', name), 'utf8');

const notice = '# Written by `pnpm build` from apps/site/hosting/: change it there.\n';

/** @throws for a `$`: nginx would read a variable, and has no way to escape it. */
function headerLines(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (value.includes('$')) throw new Error(`nginx cannot take a "$" in a value: ${value}`);
    return `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}" always;\n`;
  });
  return lines.join('');
}

const maps = `map $http_accept_encoding $brotli {
  default "";
  # What browsers send: looked up at once, without running the expression.
  "gzip, deflate, br, zstd" ".br";
  "gzip, deflate, br" ".br";
  "~*${accepts('br').source}" ".br";
}
map $uri $coding_of_file {
  default "";
  "~\\.br$" "br";
}
map $status $content_encoding {
  default "";
  200 $coding_of_file;
}
map $uri $caching_of_file {
  default "${caching.other}";
  "~^${hashedFolder}" "${caching.hashed}";
}
# A redirect away from a hashed file that is gone must not be cached as long as the file.
map $status $cache_control {
  default "${caching.other}";
  200 $caching_of_file;
  304 $caching_of_file;
}
map $request_method $refused_method {
  default "1";
  ${allowedMethods.map((method) => `${method} "";`).join('\n  ')}
}
map $status $allow {
  default "";
  405 "${allowedMethods.join(', ')}";
}
`;

const redirectTo = ({ to, status }: Redirect) => `return ${status} ${to}$is_args$args;`;

/**
 * A `.br` is served by the location of the file that it compresses, which knows its type: nginx
 * itself would go by the extension `br`.
 */
const serveAs = (contentType: string, file: string): string =>
  `{ types { } default_type "${contentType}"; try_files ${file}$brotli ${file} =404; }`;

const addresses = [
  'types {',
  ...Object.entries(fileTypes).map(([extension, type]) => {
    return `  "${type.contentType}" ${extension.slice(1)};`;
  }),
  '}',
  '',
  ...redirects.map((redirect) => `location = ${redirect.from} { ${redirectTo(redirect)} }`),
  // Through 404, so that every "not found" ends here.
  'error_page 404 = @fallback;',
  `location @fallback { ${redirectTo(fallback)} }`,
  `location ~ "${withoutAddress.source}" { return 404; }`,
  ...pages.map(
    ({ path, file }) => `location = ${path} ${serveAs(fileTypes['.html'].contentType, file)}`,
  ),
  ...Object.entries(fileTypes)
    .filter(([extension, { text }]) => text && !withoutAddress.test(extension))
    .map(([extension, type]) => `location ~ \\${extension}$ ${serveAs(type.contentType, '$uri')}`),
  'location / { try_files $uri =404; }',
  '',
].join('\n');
