/** A company's mark: a circle on the horizon. */
export function ExampleMark() {
  return (
    <svg viewBox="0 0 30 28" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <path d="M2 24h26" />
      <circle cx="15" cy="12" r="8" stroke="var(--ui-color-accent)" />
    </svg>
  );
}
