'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { hasLayout } from '../layout.ts';

/** A `div` that is a region and a tab stop while its table does not fit, so that the arrow keys scroll the table. */
export function ScrollRegion({ label, ...rest }: ComponentProps<'div'> & { label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region || !hasLayout()) return;
    let headline: IntersectionObserver | undefined;
    let frame = 0;
    const measure = () => {
      region.toggleAttribute('data-overflows', false);
      region.toggleAttribute('data-overflows', region.scrollWidth > region.clientWidth);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = region;
      const { overflowX } = getComputedStyle(region);
      setScrolls(
        overflowX === 'auto' && (scrollWidth > clientWidth || scrollHeight > clientHeight),
      );
      headline?.disconnect();
      headline = observeHeadline(region, overflowX === 'auto' ? region : null);
    };
    // Wait for the next frame: browsers report an error if an observer resizes what it observes.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    sizes.observe(region);
    // Also watch the table, which grows with its text while the region keeps its size.
    if (region.firstElementChild) sizes.observe(region.firstElementChild);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      headline?.disconnect();
    };
  }, []);
  const region = scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 };
  return <div ref={ref} data-part="region" {...region} {...rest} />;
}

/** Sets `data-headline-away` on the region while the header covers 55 % of the headline and so most of its figures. */
function observeHeadline(region: HTMLElement, root: HTMLElement | null) {
  const [names, headline] = region.querySelectorAll('thead > tr');
  const header = names?.lastElementChild;
  if (!header || !headline) return;
  const top = Number.parseFloat(getComputedStyle(header).top) + header.clientHeight;
  const covered = top + 0.45 * headline.getBoundingClientRect().height;
  const observer = new IntersectionObserver(
    ([entry]) => {
      region.toggleAttribute('data-headline-away', entry?.isIntersecting === false);
    },
    // A headline below the window counts as visible.
    { root, rootMargin: `-${covered || 0}px 0px 1000000px` },
  );
  observer.observe(headline);
  return observer;
}
