import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Icon.css.ts';

type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

interface DrawingProps extends IconProps {
  d: string;
  grid?: number;
}

export function Icon({ d, grid = 16, className, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${grid} ${grid}`}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}

/** The chevron of a `summary` or an `aria-expanded` button. Points up while that control is open. */
export function ChevronIcon({ className, ...rest }: IconProps) {
  const look = classNames(styles.chevron, className);
  return <Icon d="m2 4 4 4 4-4" grid={12} strokeWidth="1.75" className={look} {...rest} />;
}

export const CloseIcon = (props: IconProps) => (
  <Icon d="m5 5 14 14M19 5 5 19" grid={24} strokeWidth="2" {...props} />
);
export const MenuIcon = (props: IconProps) => (
  <Icon d="M3 6h18M3 12h18M3 18h18" grid={24} strokeWidth="2" {...props} />
);
export const TickIcon = (props: IconProps) => (
  <Icon d="m2.5 8.5 3.5 3.5 7-8" strokeWidth="2" {...props} />
);
export const ExclamationIcon = (props: IconProps) => (
  <Icon d="M8 2v7M8 13.5v.01" strokeWidth="2" {...props} />
);
export const BackIcon = (props: IconProps) => (
  <Icon d="M6 3 2.5 6.5 6 10M2.5 6.5H11a2.5 2.5 0 0 1 0 5H8" {...props} />
);
export const SunIcon = (props: IconProps) => (
  <Icon
    d="M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.5 11.5 13 13M13 3l-1.5 1.5M4.5 11.5 3 13M5 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
    {...props}
  />
);
export const MoonIcon = (props: IconProps) => (
  <Icon d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z" {...props} />
);
export const MonitorIcon = (props: IconProps) => <Icon d="M2 3h12v8H2zM8 11v3M5 14h6" {...props} />;
