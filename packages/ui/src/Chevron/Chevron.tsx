import type { ComponentProps } from 'react';

/** The small arrow of what opens downwards. */
export function Chevron(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="0.8em"
      height="0.8em"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      {...props}
    >
      <path d="m2 4 4 4 4-4" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
