/**
 * An inline script's or style's source expression for a Content-Security-Policy header, quotes
 * included: `'sha256-…'`. Runs in Node, at the edge and in a browser on https.
 *
 * @param text Exactly what stands between the tags.
 */
export async function cspHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
