import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { pages, redirects } from './addresses.ts';

/** The edge function: `cloudFrontFunction.ts` as a plain script, with the tables it looks up. */
export async function cloudFrontFunction(): Promise<string> {
  const file = join(import.meta.dirname, 'cloudFrontFunction.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const tables = {
    redirects: Object.fromEntries(redirects.map(({ from, to, status }) => [from, { to, status }])),
    files: Object.fromEntries(pages.map(({ path, file }) => [path, file])),
  };
  return [
    '// Written by `pnpm build` from apps/site/hosting/cloudFrontFunction.ts: change it there.',
    ...Object.entries(tables).map(
      ([name, table]) => `const ${name} = ${JSON.stringify(table, null, 2)};`,
    ),
    code.replace('export function', 'function'),
  ].join('\n');
}

/** The response headers policy: some headers have settings of their own, the rest go by name. */
export function cloudFrontHeaders(headers: Record<string, string>): string {
  const {
    'Content-Security-Policy': ContentSecurityPolicy,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _,
    'Referrer-Policy': ReferrerPolicy,
    ...others
  } = headers;
  const settings = {
    Name: 'pricing-site',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(others).length,
      Items: Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
