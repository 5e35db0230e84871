import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { handler } from './cloudFrontFunction.ts';
import { securityHeaders } from './headers.ts';
import { hostFiles } from './hosts.ts';

const headers = securityHeaders();
const files = await hostFiles(headers);
const read = (name: string) => files[name] ?? '';
const vercel = JSON.parse(read('/vercel/vercel.json'));

afterEach(() => vi.unstubAllGlobals());

test('each host gets every header', () => {
  expect(vercel.headers[0].source).toBe('/(.*)');
  expect(
    Object.fromEntries(
      vercel.headers[0].headers.map(({ key, value }: Record<string, string>) => [key, value]),
    ),
  ).toEqual(headers);

  const cloudFront = JSON.parse(read('/cloudfront/headers.json'));
  const { SecurityHeadersConfig: settings, CustomHeadersConfig: custom } = cloudFront;
  expect(settings.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
    headers['Content-Security-Policy'],
  );
  expect(settings.StrictTransportSecurity).toEqual({
    Override: true,
    AccessControlMaxAgeSec: 63_072_000,
    IncludeSubdomains: true,
    Preload: false,
  });
  expect(settings.ReferrerPolicy.ReferrerPolicy).toBe(headers['Referrer-Policy']);
  expect(settings.ContentTypeOptions).toEqual({ Override: true });
  expect(custom.Quantity + Object.keys(settings).length).toBe(Object.keys(headers).length);
  for (const { Header, Value } of custom.Items) expect(Value).toBe(headers[Header]);

  const nginx = read('/nginx/headers.conf');
  for (const [name, value] of Object.entries(headers)) {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`);
  }
});

test('a value that nginx would read as a variable stops the build', async () => {
  await expect(hostFiles({ 'X-Price': '$5' })).rejects.toThrow(
    'nginx cannot take a "$" in a value: $5',
  );
});

test('Vercel redirects other spellings, and leaves unknown paths to 404.html', () => {
  const { redirects, cleanUrls } = vercel;
  expect(cleanUrls).toBe(true);
  expect(redirects).toContainEqual({
    source: '/podcasting/',
    destination: '/podcasting',
    statusCode: 301,
  });
  expect(redirects.map(({ source }: { source: string }) => source)).not.toContain('/*');
});

test('the function for CloudFront uses only the syntax that CloudFront supports', () => {
  expect(read('/cloudfront/addresses.js')).not.toMatch(/\?\.|\?\?|,\s*\)|const [[{]/);
});

test.each([
  ['/podcasting', {}, { uri: '/podcasting.html' }],
  ['/assets/a.js', {}, { uri: '/assets/a.js' }],
  ['/no-such-page', {}, { uri: '/no-such-page' }],
  ['/', {}, { status: 302, location: '/podcasting' }],
  ['/podcasting/', {}, { status: 301, location: '/podcasting' }],
  [
    '/digital-marketing.html',
    { from: { value: 'mail' }, a: { value: '1', multiValue: [{ value: '1' }, { value: '%20' }] } },
    { status: 301, location: '/digital-marketing?from=mail&a=1&a=%20' },
  ],
])('at the edge of CloudFront, %s is answered', (uri, querystring, expected) => {
  const event = () => ({ request: { uri, querystring: structuredClone(querystring) } });
  const tables = runInNewContext(`${read('/cloudfront/addresses.js')}\n({ redirects, files })`);
  for (const [name, table] of Object.entries(tables)) vi.stubGlobal(name, table);

  for (const answer of [
    // The module, and the file that CloudFront is given.
    handler(event()),
    runInNewContext(`${read('/cloudfront/addresses.js')}\nhandler(${JSON.stringify(event())})`),
  ]) {
    expect(
      'uri' in answer
        ? { uri: answer.uri }
        : { status: answer.statusCode, location: answer.headers.location.value },
    ).toEqual(expected);
  }
});
