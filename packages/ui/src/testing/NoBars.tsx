import type { CSSProperties, ReactNode } from 'react';

const noBars = { '--ui-size-sticky-top': '0px' } as CSSProperties;

/** A page without sticking bars: what sticks below them keeps to the window's own edge. */
export function NoBars({ children }: { children: ReactNode }) {
  return <div style={noBars}>{children}</div>;
}
