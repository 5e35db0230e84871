import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type Listening, listen } from '../../../scripts/listen.ts';

/**
 * Serves the built files as a host does that reads neither `_redirects` nor `_headers`: pages
 * without their extension, and `404.html` for whatever is missing.
 *
 * @param headers Headers that such a host is configured to send all the same.
 * @param dist The built files, where they are another build's.
 */
export function startPlainHost(
  headers: Record<string, string> = {},
  dist = join(import.meta.dirname, '../dist'),
): Promise<Listening> {
  const files = sirv(dist, { extensions: ['html'] });
  const notFound = readFileSync(join(dist, '404.html'));
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    });
  });
  return listen(server);
}
