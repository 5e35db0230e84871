import { createHash } from 'node:crypto';
import type { ThirdParty } from './thirdParties.ts';

interface Allowed {
  scripts: readonly string[];
  styles: readonly string[];
  thirdParties?: readonly ThirdParty[];
}

/**
 * Returns a page's policy. A `<meta>` contains the policy, because the hashes differ between builds;
 * `hosting/_headers` contains `frame-ancestors`, which browsers ignore in a `<meta>`.
 *
 * - `script-src`: `'self'` allows scripts from our own files only; `'strict-dynamic'` would allow
 *   scripts from any host that an allowed script adds.
 * - `connect-src`: pages request nothing, but Lighthouse requests robots.txt from within the page.
 * - `font-src`: `data:` is for the headline font, which the first paint shows.
 * - `img-src`: `data:` is for the logo, which the first paint shows.
 * - `trusted-types`: no script of ours turns text into markup or code, so none may create a policy.
 * - No `upgrade-insecure-requests`: everything comes from the page's own origin, and WebKit would
 *   upgrade http://localhost, whose servers lack https.
 */
export function pagePolicy({ scripts, styles, thirdParties = [] }: Allowed): string {
  const before = thirdParties.flatMap((each) => each.before ?? []);
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf([...scripts, ...before])}`,
    `style-src ${hashesOf(styles) || "'none'"}`,
    "connect-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      const added = thirdParties.flatMap(({ script, allow }) => [
        ...(name === 'script-src' ? [script.replace(/\?.*/, '')] : []),
        ...(allow?.[name as keyof typeof allow] ?? []),
      ]);
      // `'none'` is valid only as a directive's sole source.
      return added.length > 0 ? [directive.replace(" 'none'", ''), ...added].join(' ') : directive;
    })
    .join('; ');
}

export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]): string => texts.map(hashOf).join(' ');

/** Adds the policy right after the character set, because a policy governs only later elements. */
export function withPolicy(page: string, policy: string): string {
  const [before = ''] = /^.*?<meta charset="utf-8"\s*\/?>/is.exec(page) ?? [];
  if (!before || before.includes('<script')) {
    throw new Error(
      'A script comes before `<meta charset>`, where no policy applies: see src/Document.tsx.',
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return before + meta + page.slice(before.length);
}
