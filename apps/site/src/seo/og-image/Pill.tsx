import type { CSSProperties } from 'react';
import { row } from './styles.ts';

interface PillProps {
  children: string;
  /** The diameter of the dot before the text. */
  dot: number;
  style: CSSProperties;
}

/** A rounded label with a dot: the selected option of the view switch, the Popular badge. */
export const Pill = ({ children, dot, style }: PillProps) => (
  <div style={{ ...row, flexShrink: 0, borderRadius: 99, fontWeight: 600, ...style }}>
    <div style={{ width: dot, height: dot, borderRadius: dot, backgroundColor: style.color }} />
    {children}
  </div>
);
