import { createHash } from 'node:crypto';

/**
 * The texts of inline scripts and styles. The build lists those that it wrote itself, so that a
 * script that got into a page in any other way has no hash.
 */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy of a page: it lets the page do what it does, and nothing else. It travels with the page,
 * in a `<meta>`, as its hashes are those of one build. `_headers` adds what only a header can say,
 * and repeats what is the same in every build.
 *
 * - `script-src`: `'self'` allows scripts from our own files only; `'strict-dynamic'` would trust
 *   whatever address an allowed script names, on any host.
 * - `connect-src`: the pages request nothing, but audits that run in them (Lighthouse) ask for
 *   robots.txt.
 * - `trusted-types`: nothing here turns text into markup or code, so nothing may create a policy.
 * - No `upgrade-insecure-requests`: everything comes from the page's own origin, and WebKit would
 *   upgrade http://localhost too, where nothing listens.
 */
export const pagePolicy = ({ scripts, styles }: InlineParts): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(scripts)}`,
    `style-src ${hashesOf(styles) || "'none'"}`,
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** The source expression that allows exactly this inline text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]): string =>
  [...new Set(texts.map(hashOf))].sort().join(' ');

/**
 * A page with its policy in a `<meta>`. It follows the character set, as it applies only to what
 * comes after it.
 *
 * @throws when the page has a script or a style before that, or no character set.
 */
export function withPolicy(page: string, inline: InlineParts): string {
  const [start] = /^((?!<script|<style)[\s\S])*?<meta charset="utf-8"\s*\/?>/i.exec(page) ?? [];
  if (!start) {
    throw new Error(
      'A page has a script or a style before its <meta charset="utf-8">, or no such tag. ' +
        'The policy goes right after that tag: put it first in <head>.',
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inline)}">`;
  return start + meta + page.slice(start.length);
}
