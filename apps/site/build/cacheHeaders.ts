/**
 * The rules of `_headers` that let browsers keep these files: one for each, as Netlify would apply
 * one for `/assets/*` to a 404, too. `hosting/serve.ts` and hosts have all others revalidated.
 */
export const cacheHeaders = (files: string[]): string =>
  files
    .map((file) => `\n/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .join('');
