import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** Adds the server's HTML to the page until the test ends. */
export function serverRendered(tree: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  onTestFinished(() => container.remove());
  const hydrate = () => {
    const root = hydrateRoot(container, tree);
    onTestFinished(() => root.unmount());
  };
  return { container, hydrate };
}
