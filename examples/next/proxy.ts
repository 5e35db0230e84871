import { type NextRequest, NextResponse } from 'next/server';

/** Sends a strict Content-Security-Policy, and adds it to the request, because Next reads its scripts' nonce there. */
export function proxy(request: NextRequest) {
  // Sends no policy in development, because Next's development server needs `eval` and inline styles.
  if (process.env.NODE_ENV === 'development') return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`;
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}
