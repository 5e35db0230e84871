import type { CSSProperties } from 'react';

type Style = 'backgroundColor' | 'color' | 'fontSize' | 'gap' | 'padding';

interface PillProps extends Required<Pick<CSSProperties, Style>> {
  children: string;
  height: number;
  /** The diameter of the dot before the text. */
  dot: number;
}

/** A rounded label with a dot: the selected side of the view switch, the Popular badge. */
export function Pill({ children, height, dot, ...style }: PillProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        boxSizing: 'border-box',
        flexShrink: 0,
        height,
        borderRadius: height / 2,
        fontWeight: 600,
        ...style,
      }}
    >
      <div
        style={{ width: dot, height: dot, borderRadius: dot / 2, backgroundColor: style.color }}
      />
      {children}
    </div>
  );
}
