/*
 * The headers of every answer, and how long it may be cached. Each host takes them from here:
 * `hosts.ts` lists the files that tell it, `serve.ts` sends them for `pnpm start`.
 */

import { headerPolicy, policyText } from './contentSecurityPolicy.ts';

/** The security headers, the same for every build. */
export const securityHeaders = (): Record<string, string> => ({
  'Content-Security-Policy': policyText(headerPolicy()),
  // No `preload`: it covers the whole domain, so it is the main site's decision.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Where the build puts files whose names carry a hash of their content. */
export const hashedFolder = '/assets/';

/** `Cache-Control`: a hashed file keeps for a year, all else is revalidated. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Whether an `Accept-Encoding` header allows a coding: it is named, and not with `q=0`. JavaScript
 * and nginx both understand the expression.
 */
export const accepts = (coding: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=(?:1|0?\\.0*[1-9])[^,]*)?(?:,|$)`, 'i');

/**
 * Browser features that the pages never need: those that Chromium, the only browser to read the
 * header, knows on every system (it warns of unknown ones). `clipboard-write` and `web-share` are
 * not listed, as sharing a view uses them.
 */
const unusedFeatures = `
  accelerometer autoplay browsing-topics camera captured-surface-control clipboard-read
  compute-pressure cross-origin-isolated deferred-fetch display-capture encrypted-media fullscreen
  gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map
  local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access
  sync-xhr unload usb window-management xr-spatial-tracking
`
  .trim()
  .split(/\s+/);
