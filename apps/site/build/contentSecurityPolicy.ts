import { createHash } from 'node:crypto';
import type { ThirdParty } from './thirdParties.ts';

/**
 * The sources that a page may use. The build lists only the inline scripts and styles that it has
 * written, so browsers block any other inline script.
 */
interface Allowed {
  /** The code of inline scripts. */
  scripts: readonly string[];
  /** The CSS of inline styles. */
  styles: readonly string[];
  thirdParties?: readonly ThirdParty[];
}

/**
 * Returns a page's policy. A `<meta>` contains the policy, because the hashes differ between builds;
 * `hosting/_headers` contains `frame-ancestors`, which a `<meta>` cannot have.
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
export const pagePolicy = ({ scripts, styles, thirdParties = [] }: Allowed): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts)}`,
    `style-src ${hashesOf(styles) || "'none'"}`,
    "connect-src 'self'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "manifest-src 'self'",
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
      // Browsers ignore `'none'` next to other sources.
      return added.length > 0 ? [directive.replace(" 'none'", ''), ...added].join(' ') : directive;
    })
    .join('; ');

/** Returns the source expression that allows only this inline text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]): string => texts.map(hashOf).join(' ');

/**
 * Adds a page's policy as a `<meta>`, right after the character set.
 *
 * @throws if a script comes first: a policy applies only to elements after the `<meta>`.
 */
export function withPolicy(page: string, allowed: Allowed): string {
  const [before = ''] = /^.*?<meta charset="utf-8"\s*\/?>/is.exec(page) ?? [];
  if (!before || before.includes('<script')) {
    throw new Error(
      'A script comes before `<meta charset>`, where no policy applies: see src/Document.tsx.',
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(allowed)}">`;
  return before + meta + page.slice(before.length);
}
