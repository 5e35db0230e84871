import { marketingGroups, marketingTiers } from '@agency/pricing-data';
import { useEffect, useState } from 'react';

/** Returns the tier whose card is in the middle of the window, and the group just below the sticky bars. */
export function useScrollSpy() {
  const [card, setCard] = useState<Element>();
  const [details, setDetails] = useState<Element>();
  // 53 % is the middle of the room that the bars leave free.
  useEffect(() => observe('article[id]', 53, setCard), []);
  useEffect(() => observe('article[id] > [data-part="group"]', 23, setDetails), []);
  const items = details?.querySelector('[id]')?.id;
  return {
    tier: marketingTiers.find(({ key }) => key === card?.id),
    group: marketingGroups.find(({ id }) => items === `${card?.id}-${id}`),
  };
}

/** Reports the element that is `height` per cent down the window; in a gap, the element above it. */
function observe(selector: string, height: number, tell: (element?: Element) => void) {
  const elements = [...document.querySelectorAll(selector)];
  const inBand = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inBand.add(target);
        else inBand.delete(target);
      }
      tell(elements.findLast((element) => inBand.has(element)));
    },
    // The band is taller than any gap between elements, so that it always overlaps an element.
    { rootMargin: `-${height - 4}% 0px -${100 - height}%` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
