import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import sirv from 'sirv';
import { type Listening, listen } from '../../../scripts/listen.ts';

/**
 * Serves built files like a host that ignores `_redirects` and `_headers`: pages without their
 * extension, and `404.html` for missing files.
 */
export function startPlainHost(
  dist = join(dirname(import.meta.dirname), 'dist'),
): Promise<Listening> {
  const notFound = readFileSync(join(dist, '404.html'));
  const files = sirv(dist);
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    });
  });
  return listen(server);
}
