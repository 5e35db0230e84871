type Connected = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor wants nothing fetched that was not asked for. */
export const savesData = (): boolean =>
  (navigator as Connected).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
