import { navigatedEvent } from '../events.ts';
import { navigationTiming } from './pageLoad.ts';

/** Marks the offer that the address's hash names, and scrolls to it. */
export function scrollToOffer(): void {
  document.addEventListener(navigatedEvent, mark);
  document.addEventListener('DOMContentLoaded', () => {
    mark();
    // The browser restores the scroll position on reload, back and forward.
    if (navigationTiming?.type !== 'navigate' || !location.hash) return;
    scroll();
    const top = scrollY;
    // WebKit has no scroll anchoring, so the web font would move the offer behind the bars.
    document.fonts.ready.then(() => scrollY === top && scroll());
  });
  addEventListener('click', savePosition, true);
  addEventListener('hashchange', () => {
    mark();
    const { scrollY: top } = history.state ?? {};
    if (top === undefined) scroll();
    else scrollTo({ top, behavior: 'instant' });
  });
}

function mark() {
  const { hash } = location;
  for (const element of document.querySelectorAll('article, th[scope=col]')) {
    // An offer's first link is its name.
    const own = element.querySelector('a')?.hash;
    // The hash of a group in a card, such as `#gold-video`, also marks the tier's column.
    const isPart = element.matches('th') && hash.startsWith(`${own}-`);
    element.toggleAttribute('data-linked', own === hash || isPart);
  }
}

/** Scrolls to the linked offer. Tries its element in every view, because scrolling to a hidden one does nothing. */
function scroll() {
  // On a phone, the hash of a table item, such as `#reference-platforms`, scrolls to that item in the first card.
  const item = document.querySelector(`article [id$="-${CSS.escape(location.hash.slice(1))}"]`);
  item?.closest('details')?.toggleAttribute('open', true);
  item?.scrollIntoView();
  for (const offer of document.querySelectorAll('[data-linked]')) {
    // If the page is scrolled past the table, scrolling to the sticky header would stop at the table's end.
    const table = offer.closest('table');
    const isAbove = table && table.getBoundingClientRect().bottom < innerHeight / 2;
    (isAbove ? table : offer).scrollIntoView();
  }
}

/**
 * Saves the scroll position on each click on a link, for `hashchange` to restore: when the visitor goes
 * back to an address with a hash, Chromium scrolls to the hash instead.
 */
function savePosition({ target }: Event) {
  // Ignores the error that Safari throws after more than 100 changes in 10 seconds.
  try {
    if ((target as Element).closest('a')) history.replaceState({ ...history.state, scrollY }, '');
  } catch {}
}
