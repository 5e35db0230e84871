/**
 * Returns what a page reported since the last call; the first call begins to collect. Errors count
 * from that call on, what the policy refused from the page's beginning on.
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
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) collect('The policy refused', JSON.stringify(body));
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
  return [];
}
