'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasLayout } from '../hasLayout.ts';

interface ScrollRegionProps {
  /** The region's accessible name. */
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * Makes the columns unevenly wide if a word or a figure in the head does not fit its own, and scrolls the table
 * if that is not enough: as a region and a tab stop, so that the arrow keys work.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region || !hasLayout()) return;
    const measure = () => {
      // Measures unbroken words in even columns, then in uneven ones.
      const overflows = (element: Element) => element.scrollWidth > element.clientWidth;
      region.dataset.columns = 'even';
      if ([...region.querySelectorAll('thead :is(th, td)')].some(overflows)) {
        region.dataset.columns = 'uneven';
        if (overflows(region)) region.dataset.columns = 'scroll';
      } else {
        delete region.dataset.columns;
      }
      const { overflowX } = getComputedStyle(region);
      setScrolls(
        overflowX === 'auto' && (overflows(region) || region.scrollHeight > region.clientHeight),
      );
    };
    // In the next frame, as browsers report an error if an observer's own changes resize what it observes.
    const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
    sizes.observe(region);
    // The table grows with its text.
    if (region.firstElementChild) sizes.observe(region.firstElementChild);
    return () => sizes.disconnect();
  }, []);
  const region = scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={ref} data-part="region" className={className} {...region}>
      {children}
    </div>
  );
}
