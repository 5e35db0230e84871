import { navigatedEvent } from '../inline/events.ts';

/** Marks the offer that a link's hash names (`data-linked`), and scrolls to the form in sight. */
export function scrollToOffer(): void {
  const follow = () => {
    let inSight: Element | undefined;
    for (const offer of document.querySelectorAll<HTMLElement>('[data-offer]')) {
      const linked = location.hash === `#${offer.dataset.offer}`;
      offer.toggleAttribute('data-linked', linked);
      if (linked && offer.checkVisibility()) inSight ??= offer;
    }
    // Once for each history entry: on the way back, and on a reload, the browser restores where
    // the visitor was.
    if (!inSight || history.state?.scrolledToOffer) return;
    inSight.scrollIntoView();
    try {
      history.replaceState({ ...history.state, scrolledToOffer: true }, '');
    } catch {
      // Refused, as too many in a short time are.
    }
  };

  addEventListener('hashchange', follow);
  document.addEventListener(navigatedEvent, follow);
  document.addEventListener('DOMContentLoaded', follow);
}
