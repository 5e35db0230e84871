import { Icon } from './Icon.tsx';

/** The small arrow of what opens downwards. */
export function Chevron({ className }: { className: string }) {
  return (
    <Icon grid={12} size="0.8em" strokeWidth="1.75" className={className}>
      <path d="m2 4 4 4 4-4" />
    </Icon>
  );
}
