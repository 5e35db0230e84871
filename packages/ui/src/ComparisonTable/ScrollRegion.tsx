'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScrollRegionProps {
  /** Its name while it is a region. */
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * What scrolls where the table is wider than its place: only then a region, and a stop for the Tab
 * key, so that the arrow keys can scroll it.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const sizes = new ResizeObserver(() => {
      const { overflowX } = getComputedStyle(region);
      setScrolls(overflowX === 'auto' && region.scrollWidth > region.clientWidth);
    });
    sizes.observe(region);
    // The table itself: it grows with its words.
    if (region.firstElementChild) sizes.observe(region.firstElementChild);
    return () => sizes.disconnect();
  }, []);
  const region = scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={ref} className={className} {...region}>
      {children}
    </div>
  );
}
