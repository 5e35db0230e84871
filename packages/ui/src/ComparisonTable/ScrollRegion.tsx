'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ScrollRegionProps {
  /** The region's accessible name. */
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * Scrolls a table that does not fit its container. Only then is it a region and a tab stop, so that
 * the arrow keys scroll it.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const sizes = new ResizeObserver(() => {
      const { overflowX } = getComputedStyle(region);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region;
      setScrolls(
        overflowX === 'auto' && (scrollWidth > clientWidth || scrollHeight > clientHeight),
      );
    });
    sizes.observe(region);
    // The table grows with its text.
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
