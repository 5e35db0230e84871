import { podcastBundlesFor, turnarounds, type View } from '@agency/pricing-data';
import { shortName } from '../../content/podcasting.ts';

/** A bundle's name and the number of working days until its delivery; `null` if the number varies. */
export interface Delivery {
  name: string;
  days: number | null;
}

export const deliveriesFor = (view: View): Delivery[] =>
  podcastBundlesFor(view).map((bundle) => ({
    name: shortName(bundle),
    days: turnarounds[bundle.turnaround],
  }));

/** Groups bundles by working day, earliest first. Omits bundles without a set number of days. */
export function byDay(deliveries: readonly Delivery[]) {
  const names = new Map<number, string[]>();
  for (const { name, days } of deliveries) {
    if (days) names.set(days, [...(names.get(days) ?? []), name]);
  }
  const days = [...names].sort(([a], [b]) => a - b);
  return days.map(([day, names], index) => ({
    day,
    names,
    gap: day - (days[index - 1]?.[0] ?? 0),
  }));
}

/** Returns the working day of a view's last delivery. */
export const lastDayIn = (view: View) => byDay(deliveriesFor(view)).at(-1)?.day;
