/**
 * Returns the errors, warnings and policy violations of a page since the last call; the first call
 * begins to collect them.
 *
 * It runs inside the page: no imports, no outer names.
 */
export function collectConsoleErrors(): string[] {
  const page = globalThis as { collectedErrors?: string[] };
  const before = page.collectedErrors;
  page.collectedErrors = [];
  if (before) return before;

  const collect = (...words: unknown[]) => page.collectedErrors?.push(words.map(String).join(' '));
  console.error = collect;
  console.warn = collect;
  addEventListener('error', ({ message }) => collect(message));
  addEventListener('unhandledrejection', ({ reason }) => collect(reason));
  // WebKitGTK's `ReportingObserver`, which would know earlier refusals, reports none.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    collect(`The policy's ${effectiveDirective} refused ${blockedURI}`),
  );
  return [];
}
