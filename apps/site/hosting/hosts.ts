import { cloudFrontFunction, cloudFrontHeaders } from './cloudFront.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { vercelFile } from './vercel.ts';

type Headers = Record<string, string>;

/** Read by Netlify and Cloudflare Pages, inside the published folder: `dist/`. */
export const publishedFiles = (headers: Headers): Record<string, string> => ({
  '/_headers': headersFile(headers),
  '/_redirects': redirectsFile(),
});

/** Settings of the other hosts, beside the published folder: `dist-hosts/`. */
export const hostFiles = async (headers: Headers): Promise<Record<string, string>> => ({
  ...nginxFiles(headers),
  '/cloudfront/addresses.js': await cloudFrontFunction(),
  '/cloudfront/headers.json': cloudFrontHeaders(headers),
  '/vercel/vercel.json': vercelFile(headers),
});
