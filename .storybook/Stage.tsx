import { type ReactNode, useLayoutEffect } from 'react';

/** What the toolbars choose. */
export interface Globals {
  theme: 'light' | 'dark' | 'both';
  view: 'brand' | 'creator';
  textSize: '100%' | '150%' | '200%';
  direction: 'ltr' | 'rtl';
}

interface StageProps extends Globals {
  /** Without room around it: pages, and bars that are as wide as the window. */
  bare: boolean;
  children: ReactNode;
}

/** Puts a story on the page that the toolbars ask for; side by side, once in each theme. */
export function Stage({ theme, view, textSize, direction, bare, children }: StageProps) {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = 'en-ZA';
    root.dir = direction;
    root.dataset.view = view;
    root.dataset.theme = theme === 'both' ? 'light' : theme;
    root.dataset.scripted = '';
    root.style.fontSize = textSize;
  }, [theme, view, textSize, direction]);

  const padding = bare ? 0 : '1.5rem';
  if (theme !== 'both') return <div style={{ padding }}>{children}</div>;

  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {(['light', 'dark'] as const).map((each) => (
        <div
          key={each}
          data-theme={each}
          style={{
            padding,
            minWidth: 0,
            minHeight: '100dvh',
            color: 'var(--ui-color-text)',
            background: 'var(--ui-color-canvas)',
          }}
        >
          {children}
        </div>
      ))}
    </div>
  );
}
