import { marketingGroups, marketingTiers } from '@agency/pricing-data';
import { useEffect, useState } from 'react';

/** The tier that fills most of the window, and the group below the bars, in the cards. */
export function useScrollSpy() {
  const [card, setCard] = useState<Element>();
  const [details, setDetails] = useState<Element>();
  // A card that fills most of the window lies across its middle.
  useEffect(() => observe('article[id]', 50, setCard), []);
  useEffect(() => observe('article[id] > [data-part="group"]', 25, setDetails), []);
  const items = details?.querySelector('[data-part="items"]')?.id;
  return {
    tier: marketingTiers.find(({ key }) => key === card?.id),
    group: marketingGroups.find(({ id }) => items === `${card?.id}-${id}`),
  };
}

/** Reports the element at a height of the window, in per cent; in a gap between two, the last one. */
function observe(
  selector: string,
  height: number,
  tell: (find: (before?: Element) => Element | undefined) => void,
) {
  const elements = [...document.querySelectorAll(selector)];
  const observer = new IntersectionObserver(
    (entries) => {
      const inView = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      // Above the first element and below the last there is none.
      const isOutside = entries.some(
        ({ target, boundingClientRect: { top }, rootBounds }) =>
          target === (top > (rootBounds?.top ?? 0) ? elements[0] : elements.at(-1)),
      );
      tell((before) => inView ?? (isOutside ? undefined : before));
    },
    { rootMargin: `-${height}% 0px -${100 - height}%` },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
