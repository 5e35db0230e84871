/** When a bundle is delivered. */
export interface Delivery {
  name: string;
  /** As the catalogue writes it: '10 working days'. */
  turnaround: string;
}

/** The bundles of each working day, the first day first; without those whose timeline is no number of days. */
export function byDay(deliveries: readonly Delivery[]) {
  const names = new Map<number, string[]>();
  for (const { name, turnaround } of deliveries) {
    const day = workingDays(turnaround);
    if (day) names.set(day, [...(names.get(day) ?? []), name]);
  }
  return [...names].map(([day, names]) => ({ day, names })).sort((a, b) => a.day - b.day);
}

/** A week has five. */
function workingDays(turnaround: string): number | undefined {
  const [, count, unit] = /^(\d+) (working day|week)s?$/.exec(turnaround) ?? [];
  return count ? Number(count) * (unit === 'week' ? 5 : 1) : undefined;
}
