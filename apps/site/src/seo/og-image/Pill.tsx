import type { CSSProperties } from 'react';
import { row } from './styles.ts';

interface PillProps {
  children: string;
  /** The diameter of a dot before the text, if any. */
  dot?: number;
  style: CSSProperties;
}

/** A rounded label: the selected option of the view switch, the Popular badge. */
export const Pill = ({ children, dot, style }: PillProps) => (
  <div style={{ ...row, flexShrink: 0, borderRadius: 99, fontWeight: 600, ...style }}>
    {dot && (
      <div style={{ width: dot, height: dot, borderRadius: dot, backgroundColor: style.color }} />
    )}
    {children}
  </div>
);
