/**
 * Returns the errors, warnings and policy violations of a page since the last call; the first call
 * starts collecting.
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
  // Only from now on: WebKitGTK's `ReportingObserver`, which knows earlier ones, reports none.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    collect(`The policy's ${effectiveDirective} refused ${blockedURI}`),
  );
  return [];
}
