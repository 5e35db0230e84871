import { htmlData } from '../htmlAttributes.ts';

/** The longest time that `setTimeout` can wait, in ms. */
const longestWait = 2 ** 31 - 1;
let timer: ReturnType<typeof setTimeout>;

/**
 * Shows the banner's promotion and the reduced prices, and hides each when it ends, even on an open page. Must run
 * before the first paint, because a prerendered page may outlive a promotion.
 */
export function showPromotions(): void {
  update();
  // Timers stop while a page is suspended.
  for (const event of ['pageshow', 'visibilitychange', 'beforeprint']) {
    addEventListener(event, update);
  }
}

function update() {
  const data = htmlData();
  if (!data.promotionEnds) return;
  const ends = data.promotionEnds.split(' ').filter((end) => Date.now() < Date.parse(end));
  data.promotionEnds = ends.join(' ');
  clearTimeout(timer);
  if (ends.length === 0) return;
  const next = Math.min(...ends.map(Date.parse)) - Date.now();
  timer = setTimeout(update, Math.min(next, longestWait));
}
