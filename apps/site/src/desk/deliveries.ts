import { podcastBundlesFor, turnarounds, type View } from '@agency/pricing-data';
import { shortName } from '../content/podcasting.ts';

/** A day when bundles are delivered. */
export interface Delivery {
  day: number;
  /** The number of days since the previous delivery. */
  since: number;
  /** The bundles' names. */
  names: string;
  /** The places of their cards, from 0. */
  cards: number[];
}

/** The number of days; NaN for a turnaround that is agreed with each client. */
const daysIn = (turnaround: string): number => Number.parseInt(turnaround, 10);

/** The longest turnaround of any bundle, in days. */
export const longest = Math.max(...turnarounds.map(daysIn).filter(Number.isFinite));

/** When a view's bundles are delivered, in order. */
export function deliveriesOf(view: View): Delivery[] {
  const bundles = podcastBundlesFor(view).map((bundle, card) => ({
    day: daysIn(bundle.turnaround),
    name: shortName(bundle),
    card,
  }));
  const days = new Set(bundles.map(({ day }) => day).filter(Number.isFinite));
  return [...days]
    .sort((a, b) => a - b)
    .map((day, index, all) => {
      const delivered = bundles.filter((bundle) => bundle.day === day);
      return {
        day,
        since: day - (all[index - 1] ?? 0),
        names: delivered.map(({ name }) => name).join(', '),
        cards: delivered.map(({ card }) => card),
      };
    });
}
