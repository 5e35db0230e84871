/**
 * Tells what a page complained of since it was asked last; the first time, it begins to listen.
 * What the policy refused is told from the page's beginning on, errors from the first call on.
 *
 * It is run inside the page, so it must stand alone: no imports, no names from outside.
 */
export function failOnConsoleErrors(): string[] {
  const page = globalThis as { complaints?: string[] };
  const before = page.complaints;
  page.complaints = [];
  if (before) return before;

  const complain = (...words: unknown[]) => page.complaints?.push(words.map(String).join(' '));
  console.error = complain;
  console.warn = complain;
  addEventListener('error', ({ message }) => complain(message));
  addEventListener('unhandledrejection', ({ reason }) => complain(reason));
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) complain('The policy refused', JSON.stringify(body));
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
  return [];
}
