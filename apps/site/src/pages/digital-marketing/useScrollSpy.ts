import { marketingGroups, marketingTiers } from '@agency/pricing-data';
import { useEffect, useState } from 'react';

/** The tier and the group that the visitor is reading, in the cards. */
export function useScrollSpy() {
  const [card, setCard] = useState<Element>();
  const [details, setDetails] = useState<Element>();
  useEffect(() => observe('article[id]', setCard), []);
  useEffect(() => observe('article[id] > [data-part="group"]', setDetails), []);
  const items = details?.querySelector('[data-part="items"]')?.id;
  return {
    tier: marketingTiers.find(({ key }) => key === card?.id),
    group: marketingGroups.find(({ id }) => items === `${card?.id}-${id}`),
  };
}

/** Reports the element at a quarter of the window's height, if any. */
function observe(
  selector: string,
  tell: (find: (before?: Element) => Element | undefined) => void,
) {
  const observer = new IntersectionObserver(
    (entries) => {
      const inView = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      tell((before) =>
        inView || entries.some(({ target }) => target === before) ? inView : before,
      );
    },
    { rootMargin: '-25% 0px -75%' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
  return () => observer.disconnect();
}
