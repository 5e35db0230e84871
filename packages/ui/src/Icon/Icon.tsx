import type { ComponentProps } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  /** The side of the view box. */
  grid: number;
  /** The rendered side, as a CSS length. */
  size?: string | undefined;
}

/** A square line drawing in the text's colour, hidden from screen readers. */
export function Icon({ grid, size, ...rest }: IconProps) {
  return (
    <svg
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    />
  );
}

/** The path of a tick, on a grid of 16. */
export const tick = 'm2.5 8.5 3.5 3.5 7-8';

/** The arrow of controls that open downwards. */
export function Chevron({ className }: { className: string }) {
  return (
    <Icon grid={12} size="0.8em" strokeWidth="1.75" className={className}>
      <path d="m2 4 4 4 4-4" />
    </Icon>
  );
}
