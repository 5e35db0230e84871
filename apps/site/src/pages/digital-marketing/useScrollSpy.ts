import { marketingGroups, marketingTiers } from '@agency/pricing-data';
import { useEffect, useState } from 'react';

/** The tier that fills most of the window, and the group below the bars, in the cards. */
export function useScrollSpy() {
  const [card, setCard] = useState<Element>();
  const [details, setDetails] = useState<Element>();
  // The middle of what the bars leave free.
  useEffect(() => observe('article[id]', 53, setCard), []);
  useEffect(() => observe('article[id] > [data-part="group"]', 23, setDetails), []);
  const items = details?.querySelector('[data-part="items"]')?.id;
  return {
    tier: marketingTiers.find(({ key }) => key === card?.id),
    group: marketingGroups.find(({ id }) => items === `${card?.id}-${id}`),
  };
}

/** Reports the element at a height of the window, in per cent; in the gap between two, the one above. */
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
    // A band that the gap cannot fill.
    { rootMargin: `-${height - 4}% 0px -${100 - height}%` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
