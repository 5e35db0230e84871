'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasLayout } from '../hasLayout.ts';

interface ScrollRegionProps {
  /** The region's accessible name. */
  label: string;
  className: string;
  children: ReactNode;
}

/** Scrolls a table that does not fit: as a region and a tab stop, so that the arrow keys work. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region || !hasLayout()) return;
    const measure = () => {
      delete region.dataset.overflows;
      if (region.scrollWidth > region.clientWidth) region.dataset.overflows = '';
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = region;
      const { overflowX } = getComputedStyle(region);
      setScrolls(
        overflowX === 'auto' && (scrollWidth > clientWidth || scrollHeight > clientHeight),
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
