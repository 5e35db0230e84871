import { createHash } from 'node:crypto';

/** A content security policy: the sources of each directive. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** What the pages need allowed, as hashes of the inline parts. */
export interface InlineHashes {
  scripts: ReadonlySet<string>;
  styles: ReadonlySet<string>;
  /** Of `style` attributes in the markup. */
  styleAttributes: ReadonlySet<string>;
}

/** The source expression that allows exactly this inline text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Collects the hashes of the pages' inline scripts, styles and style attributes. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const all = (pattern: RegExp, textOf = (text: string) => text) =>
    new Set(
      pages.flatMap((page) =>
        [...page.matchAll(pattern)].map(([, text = '']) => hashOf(textOf(text))),
      ),
    );
  return {
    // Not those from a file, nor data (JSON): browsers ask the policy about neither's text.
    scripts: all(/<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
    styles: all(/<style[^>]*>([\s\S]*?)<\/style>/g),
    styleAttributes: all(/<[^>]+ style="([^"]*)"/g, unescaped),
  };
}

const unescaped = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/**
 * The policy that lets the pages do what they do, and nothing else.
 *
 * - `script-src`: with `'self'` scripts come from our own files only. `'strict-dynamic'` in its
 *   place would trust whatever address an allowed script names, on any host.
 * - No `upgrade-insecure-requests`: everything comes from the page's own origin, and WebKit would
 *   upgrade http://localhost too, where nobody answers.
 */
export function contentSecurityPolicy(hashes: InlineHashes): ContentSecurityPolicy {
  const scripts = [...hashes.scripts].sort();
  const styles = [...hashes.styles].sort();
  const attributes = [...hashes.styleAttributes].sort();
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': [...styles, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])],
    // The pages ask for nothing. Audits that run in them (Lighthouse) ask for robots.txt.
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Nothing here turns text into markup or code, so nobody may make a policy for it either.
    'trusted-types': ["'none'"],
  };
}

/** The policy as a header's value. */
export const policyText = (policy: ContentSecurityPolicy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ');

/** What only a header can say; in a `<meta>` browsers ignore it, with a warning. */
const headerOnly = 'frame-ancestors';

/**
 * The page with its own policy in it, for hosts that cannot set headers. It stands right after
 * the character set, as it holds only for what comes after it.
 *
 * @throws when the page does not begin as expected.
 */
export function withPolicy(page: string): string {
  const { [headerOnly]: _, ...policy } = contentSecurityPolicy(inlineHashes([page]));
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(page);
  const firstInline = page.search(/<(?:script|style)\b/);
  if (!charset || (firstInline >= 0 && firstInline < charset.index)) {
    throw new Error(
      'A page has a script or a style before its <meta charset="utf-8">, or no such tag. ' +
        'The policy goes right after that tag: put it first in <head>.',
    );
  }
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(policy)}">`;
  return page.slice(0, end) + meta + page.slice(end);
}

/**
 * Browser features that the pages never need: what Chromium, which alone reads the header, knows
 * of on every system (it complains of others on the console). Not named are those that a share
 * control uses, `clipboard-write` and `web-share`: unnamed, our own pages may use them.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The value of the `Permissions-Policy` header. */
export const permissionsPolicy: string = unusedFeatures
  .map((feature) => `${feature}=()`)
  .join(', ');
