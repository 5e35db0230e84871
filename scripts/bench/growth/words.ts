/** A sequence of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What features are called in offers like these. */
const words = [
  ...['audience', 'brand', 'calendar', 'campaign', 'channel', 'community', 'content', 'creative'],
  ...['dashboard', 'editing', 'event', 'feedback', 'forecast', 'format', 'graphics', 'hosting'],
  ...['insight', 'interview', 'keyword', 'landing page', 'launch', 'library', 'listing', 'market'],
  ...['message', 'monthly', 'music', 'newsletter', 'online', 'outreach', 'partner', 'planning'],
  ...['podcast', 'policy', 'premium', 'product', 'quarterly', 'ranking', 'recording', 'report'],
  ...['research', 'retargeting', 'review', 'schedule', 'script', 'search', 'segment', 'session'],
  ...['social', 'standard', 'story', 'strategy', 'studio', 'survey', 'template', 'testing'],
  ...['thumbnail', 'traffic', 'training', 'transcript', 'tutorial', 'update', 'video', 'weekly'],
];

/** Makes up texts of a few words each, so that they compress about as well as real ones. */
export function writer(random: () => number) {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  return {
    pick,
    text(length: number): string {
      const text = Array.from({ length }, () => pick(words)).join(' ');
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
  };
}
