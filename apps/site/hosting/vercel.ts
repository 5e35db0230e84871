import { redirects } from './addresses.ts';
import { caching, hashedFolder } from './headers.ts';

/**
 * The `vercel.json` of the built site. What is no page gets `404.html`, which sends the visitor
 * on: a redirect of everything would come before the files.
 */
export function vercelFile(headers: Record<string, string>): string {
  const block = (source: string, lines: Record<string, string>) => ({
    source,
    headers: Object.entries(lines).map(([key, value]) => ({ key, value })),
  });
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
    headers: [
      block('/(.*)', headers),
      block(`${hashedFolder}(.*)`, { 'Cache-Control': caching.hashed }),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
