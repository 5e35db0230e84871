import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

const dist = join(import.meta.dirname, '../dist');

/**
 * Serves the built files as a host does that reads neither `_redirects` nor `_headers`: pages
 * without their extension, and `404.html` for whatever is missing.
 *
 * @param headers Headers that such a host is configured to send all the same.
 */
export async function startPlainHost(
  headers: Record<string, string> = {},
): Promise<{ origin: string; close: () => void }> {
  const files = sirv(dist, { extensions: ['html'] });
  const notFound = readFileSync(join(dist, '404.html'));
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    });
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
