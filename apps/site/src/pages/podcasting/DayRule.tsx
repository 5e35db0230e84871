import * as styles from './DayRule.css.ts';

interface DayRuleProps {
  /** The number of working days. */
  days: number;
  /** The days on which bundles are delivered. */
  delivered: readonly number[];
  className: string;
}

/** Draws a ruler of working days: a tick per day, taller on delivery days. */
export const DayRule = ({ days, delivered, className }: DayRuleProps) => {
  const all = Array.from({ length: days }, (_, index) => index + 1);
  return (
    <svg
      viewBox={`0 0 ${days} 60`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`${styles.rule} ${className}`}
    >
      <path d={`M0 59H${days}${ticks(all, 49)}${ticks(delivered, 20)}`} />
    </svg>
  );
};

const ticks = (days: readonly number[], top: number) =>
  days.map((day) => `M${day} ${top}V59`).join('');
