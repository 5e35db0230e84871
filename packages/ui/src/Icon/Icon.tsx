import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Icon.css.ts';

/** The props of an `svg`. Its side is `1em`, a chevron's `0.8em`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {}

interface DrawingProps extends IconProps {
  /** The path of the lines. */
  d: string;
  /** The side of the view box, 16 by default. */
  grid?: number;
}

/** A square line drawing in the text's colour, hidden from screen readers. */
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

/**
 * The arrow of what opens downwards. Turns while its parent is open: a `summary`, a button with `aria-expanded`.
 * @example
 * <Button tone="secondary">
 *   Rooms <ChevronIcon />
 * </Button>
 */
export function ChevronIcon({ className, ...rest }: IconProps) {
  const look = classNames(styles.chevron, className);
  return <Icon d="m2 4 4 4 4-4" grid={12} strokeWidth="1.75" className={look} {...rest} />;
}

/**
 * A cross, for what closes or removes.
 * @example
 * <IconButton label="Remove the Cellar">
 *   <CloseIcon />
 * </IconButton>
 */
export function CloseIcon(props: IconProps) {
  return <Icon d="m5 5 14 14M19 5 5 19" grid={24} strokeWidth="2" {...props} />;
}

/**
 * Three lines, for what opens the navigation.
 * @example
 * <IconButton label="Open menu">
 *   <MenuIcon />
 * </IconButton>
 */
export function MenuIcon(props: IconProps) {
  return <Icon d="M3 6h18M3 12h18M3 18h18" grid={24} strokeWidth="2" {...props} />;
}

/**
 * A tick, for what is included or done.
 * @example
 * <p>
 *   <TickIcon /> Booked
 * </p>
 */
export function TickIcon(props: IconProps) {
  return <Icon d="m2.5 8.5 3.5 3.5 7-8" strokeWidth="2" {...props} />;
}

/**
 * An exclamation mark, for what went wrong.
 * @example
 * <p>
 *   <ExclamationIcon /> The cellar is taken
 * </p>
 */
export function ExclamationIcon(props: IconProps) {
  return <Icon d="M8 2v7M8 13.5v.01" strokeWidth="2" {...props} />;
}

/**
 * An arrow that turns back, for a link to the previous page.
 * @example
 * <Link href="/rooms">
 *   <BackIcon /> All rooms
 * </Link>
 */
export function BackIcon(props: IconProps) {
  return <Icon d="M6 3 2.5 6.5 6 10M2.5 6.5H11a2.5 2.5 0 0 1 0 5H8" {...props} />;
}

/**
 * A sun, for the light theme.
 * @example
 * <IconButton label="Use the light theme">
 *   <SunIcon />
 * </IconButton>
 */
export function SunIcon(props: IconProps) {
  return (
    <Icon
      d="M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.5 11.5 13 13M13 3l-1.5 1.5M4.5 11.5 3 13M5 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
      {...props}
    />
  );
}

/**
 * A moon, for the dark theme.
 * @example
 * <IconButton label="Use the dark theme">
 *   <MoonIcon />
 * </IconButton>
 */
export function MoonIcon(props: IconProps) {
  return <Icon d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z" {...props} />;
}

/**
 * A monitor, for the system's theme.
 * @example
 * <IconButton label="Use the theme of the system">
 *   <MonitorIcon />
 * </IconButton>
 */
export function MonitorIcon(props: IconProps) {
  return <Icon d="M2 3h12v8H2zM8 11v3M5 14h6" {...props} />;
}
