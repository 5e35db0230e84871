import { useEffect, useState } from 'react';

/** The id of the offer's card below the page's sticky bars. */
export function useOfferInView(): string | undefined {
  const [offer, setOffer] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const [inView] = entries.filter(({ isIntersecting }) => isIntersecting);
        setOffer((before) =>
          inView || entries.some(({ target }) => target.id === before) ? inView?.target.id : before,
        );
      },
      // A line at a quarter of the window's height.
      { rootMargin: '-25% 0px -75%' },
    );
    for (const card of document.querySelectorAll('article[id]')) observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return offer;
}
