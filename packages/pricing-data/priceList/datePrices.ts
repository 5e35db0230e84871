import type { IsoDate } from '../src/index.ts';
import { comparePriceLists } from './comparePriceLists.ts';

/** The recorded price list as it was, in two versions that may be the same. */
interface Records {
  /** The file as it is. */
  recorded: string;
  /** The file of the last commit. */
  committed: string;
}

/**
 * The day of the last price change: today if a price differs from the recorded list, or the committed
 * list's day if a change was taken back; `undefined` to keep the date.
 */
export function datePrices(list: string, { recorded, committed }: Records, today: string) {
  const differs = (from: string) => comparePriceLists(from, list).some(({ ofPrice }) => ofPrice);
  if (!differs(recorded)) return undefined;
  const day = /^Prices as of: (.+)$/m.exec(committed)?.[1];
  return ((!differs(committed) && day) || today) as IsoDate;
}
