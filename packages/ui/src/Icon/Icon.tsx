import type { ComponentProps } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  /** Its side, in the units of its drawing. */
  grid: number;
  /** Its side on the page, as CSS writes it. */
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

/** The tick of what is included, in the units of a grid of 16. */
export const tick = 'm2.5 8.5 3.5 3.5 7-8';

/** The small arrow of what opens downwards. */
export function Chevron({ className }: { className: string }) {
  return (
    <Icon grid={12} size="0.8em" strokeWidth="1.75" className={className}>
      <path d="m2 4 4 4 4-4" />
    </Icon>
  );
}
