import { amountOf, isPrice, parsePrice } from '../src/price.ts';

export interface Change {
  /** The change in words: 'Silver, Enterprise: R1,000 → R1,100, +10 %'. */
  text: string;
  /** The relative change of the price, without its sign. */
  share: number;
  /** Whether a price changed. */
  ofPrice: boolean;
}

/** The lines that differ between two price lists. */
export function comparePriceLists(before: string, after: string): Change[] {
  const [old, now] = [statements(before), statements(after)];
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [from, to] = [old.get(name), now.get(name)];
    if (from === to) return [];
    const ofPrice = isPrice(from) || isPrice(to);
    if (from === undefined) return { text: `${name}: new, ${to}`, share: 0, ofPrice };
    if (to === undefined) return { text: `${name}: gone, was ${from}`, share: 0, ofPrice };
    const share = amountIn(to) / amountIn(from) - 1;
    if (Number.isNaN(share)) return { text: `${name}: ${from} → ${to}`, share: 0, ofPrice };
    const percent = `${share < 0 ? '−' : '+'}${Math.round(Math.abs(share) * 100)} %`;
    return { text: `${name}: ${from} → ${to}, ${percent}`, share: Math.abs(share), ofPrice };
  });
  return changes.length === 0 && before !== after
    ? [{ text: 'The order of the price list changed.', share: 0, ofPrice: false }]
    : changes;
}

/** Changes as a list in Markdown. */
export const listOf = (changes: readonly Change[]): string =>
  changes.map(({ text }) => `- ${text}\n`).join('');

/** Maps the name in each line to its value. */
const statements = (list: string) =>
  new Map(
    Array.from(list.matchAll(/^(.+?): (.+)$/gm), ([, name = '', value = '']) => [name, value]),
  );

const amountIn = (value: string): number =>
  Number(isPrice(value) ? amountOf(parsePrice(value)) : undefined);
