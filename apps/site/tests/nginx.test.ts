import { request } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { securityHeaders } from '../hosting/headers.ts';
import { company } from './company.ts';
import { startNginx } from './nginx.ts';
import { testServing } from './serving.ts';

/* Debian's nginx with the configurations of `hosting/nginx/`. */

const server = startNginx('server.conf');
const container = startNginx('container.conf');
afterAll(() => {
  server.stop();
  container.stop();
});

/** `localhost`: a name of the certificate, not the one that the server is configured with. */
const tls = { ca: server.certificate, servername: 'localhost' };
const secureSocket = server.socketOf(443);
const origin = `https://${new URL(company.origin).hostname}`;

testServing({ socketPath: secureSocket, tls });

test('over HTTP/2 a page comes with every header, once', async () => {
  const session = connectHttp2('https://localhost', {
    createConnection: () => connect({ ...tls, path: secureSocket, ALPNProtocols: ['h2'] }),
  });
  const stream = session.request({ ':path': '/podcasting' });
  const headers = await new Promise((resolve) => stream.on('response', resolve));
  const page = await text(stream);
  session.close();

  expect(headers).toMatchObject({
    ':status': 200,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(
      Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  });
  expect(page).toContain('</html>');
});

/** What nginx and a client with these options agree on, or the alert with which it refuses. */
const agreement = (options: ConnectionOptions): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect({ ...tls, path: secureSocket, ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`);
      socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

test('nginx takes TLS 1.3 and 1.2 with forward secrecy, and nothing older', async () => {
  expect(await agreement({})).toMatch(/^TLSv1\.3 /);
  // This client would take anything.
  const old = (ciphers: string, version: ConnectionOptions['maxVersion'] = 'TLSv1.2') =>
    agreement({ ciphers: `${ciphers}:@SECLEVEL=0`, minVersion: 'TLSv1', maxVersion: version });
  for (const cipher of ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305']) {
    expect.soft(await old(`ECDHE-RSA-${cipher}`), cipher).toMatch(/^TLSv1\.2 TLS_ECDHE_RSA_/);
  }
  const refusal = 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE';
  for (const cipher of ['AES128-GCM-SHA256', 'AES256-SHA256', 'AES128-SHA']) {
    expect.soft(await old(cipher), `${cipher}, RSA key exchange`).toBe(refusal);
  }
  for (const cipher of ['ECDHE-RSA-AES128-SHA256', 'ECDHE-RSA-AES256-SHA']) {
    expect.soft(await old(cipher), `${cipher}, CBC`).toBe(refusal);
  }
  expect.soft(await old('ALL', 'TLSv1.1')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
});

test('http leads to https under the site’s own name, whatever name was asked for', async () => {
  for (const host of ['evil.example', 'pricing.agency.example:8080', '']) {
    const response = await new Promise<import('node:http').IncomingMessage>((resolve) => {
      const path = '/podcasting?view=brand';
      const socketPath = server.socketOf(80);
      request({ socketPath, path, headers: { host } }, resolve).end();
    });
    response.resume();
    expect.soft(response.statusCode, host).toBe(301);
    expect.soft(response.headers.location, host).toBe(`${origin}/podcasting?view=brand`);
  }
});

test('in a container, nginx serves the same over http', async () => {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve) => {
    request({ socketPath: container.socketOf(8080), path: '/podcasting' }, resolve).end();
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(await text(response)).toContain('</html>');
});
