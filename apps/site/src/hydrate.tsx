import { type ComponentType, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import type { PageContentProps } from './pages/PageContent.tsx';
import { hydratedEvent } from './start/hydrated.ts';

/** Tells the inline script that clicks are answered from now on. */
function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}

/** Takes the served document over, in steps that leave room for the visitor. */
export function hydrate(content: ComponentType<PageContentProps>): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          <BrowserRouter>
            <App content={content} />
          </BrowserRouter>
          <Hydrated />
        </Document>
      </StrictMode>,
    );
  });
}
