import { isPrice, monthlyRand } from '../src/monthlyRand.ts';
import { readPriceList } from './readPriceList.ts';

export interface Change {
  /** In words: 'Silver, Enterprise: R1,000 → R1,100 (+10 %)'. */
  text: string;
  /** By which share of itself a price moved, up or down. */
  share: number;
}

/** The statements that differ between two price lists. */
export function comparePriceLists(before: string, after: string): Change[] {
  const [old, now] = [byName(before), byName(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [from, to] = [old.get(name), now.get(name)];
    if (from === to) return [];
    if (from === undefined) return { text: `${name}: new, ${to}`, share: 0 };
    if (to === undefined) return { text: `${name}: gone, was ${from}`, share: 0 };
    const share = Number(randOf(to)) / Number(randOf(from)) - 1;
    if (Number.isNaN(share)) return { text: `${name}: ${from} → ${to}`, share: 0 };
    const percent = `${share < 0 ? '−' : '+'}${Math.round(Math.abs(share) * 100)} %`;
    return { text: `${name}: ${from} → ${to} (${percent})`, share: Math.abs(share) };
  });
  return changes.length === 0 && before !== after
    ? [{ text: 'The order of the price list changed.', share: 0 }]
    : changes;
}

/** Each value by a name of its own: a deliverable is known by its place in the list. */
function byName(list: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const { section, heading, label, column, value } of readPriceList(list)) {
    const view = section.split(', ')[1];
    const place = [column ?? heading, view, column && heading].filter(Boolean);
    const isDeliverable = label === '✓' || label === '✗';
    let name = [...place, isDeliverable ? 'deliverable 1' : label].join(', ');
    for (let line = 2; values.has(name); line++) {
      name = [...place, `${isDeliverable ? 'deliverable' : label} ${line}`].join(', ');
    }
    values.set(name, isDeliverable ? `${label} ${value}` : value);
  }
  return values;
}

const randOf = (value: string): number | undefined =>
  isPrice(value) ? monthlyRand(value) : undefined;
