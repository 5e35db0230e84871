import { cspHash } from '@agency/ui';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { script } from './root.tsx';

const hash = await cspHash(script);

/**
 * Streams a page. In production, sends a strict Content-Security-Policy with a nonce for React
 * Router's scripts. In development, sends none, because Vite inserts inline styles.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = import.meta.env.PROD ? crypto.randomUUID() : undefined;
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal },
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}' '${hash}'; img-src 'self' data:`;
  if (nonce) headers.set('Content-Security-Policy', policy);
  return new Response(body, { status, headers });
}
