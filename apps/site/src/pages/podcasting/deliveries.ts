/** A bundle's name and the time until its delivery. */
export interface Delivery {
  name: string;
  /** The time as the catalogue writes it: '10 working days'. */
  turnaround: string;
}

/**
 * Groups bundles by working day, earliest first, with the number of days since the previous
 * delivery. Omits bundles without a number of days.
 */
export function byDay(deliveries: readonly Delivery[]) {
  const names = new Map<number, string[]>();
  for (const { name, turnaround } of deliveries) {
    const day = workingDays(turnaround);
    if (day) names.set(day, [...(names.get(day) ?? []), name]);
  }
  const days = [...names].sort(([a], [b]) => a - b);
  return days.map(([day, names], index) => ({
    day,
    names,
    gap: day - (days[index - 1]?.[0] ?? 0),
  }));
}

/** Returns the number of working days in a text; a week has five. */
function workingDays(turnaround: string): number | undefined {
  const [, count, unit] = /^(\d+) (working day|week)s?$/.exec(turnaround) ?? [];
  return count ? Number(count) * (unit === 'week' ? 5 : 1) : undefined;
}
