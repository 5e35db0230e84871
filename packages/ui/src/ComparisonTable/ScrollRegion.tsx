'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { hasLayout } from '../layout.ts';
import { observeHeadline } from './observeHeadline.ts';

/**
 * Scrolls a table that does not fit: as a region and a tab stop, so that the arrow keys work. Says by an
 * attribute when the table's headline scrolls away.
 */
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
    // In the next frame, as browsers report an error if an observer's own changes resize the observed element.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    sizes.observe(region);
    // The table grows with its text.
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
