import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { ErrorBoundary } from './error-boundary/ErrorBoundary.tsx';
import { hydratedEvent, listeningEvent } from './inline/events.ts';
import type { PageContentProps } from './pages/PageContent.tsx';

/** Tells the inline script that React has the page. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return children;
}

/** Takes the served document over, in steps that leave room for the visitor. */
export function hydrate(content: ComponentType<PageContentProps>): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          <ErrorBoundary>
            <Hydrated>
              <BrowserRouter>
                <App content={content} />
              </BrowserRouter>
            </Hydrated>
          </ErrorBoundary>
        </Document>
      </StrictMode>,
    );
  });
  document.dispatchEvent(new Event(listeningEvent));
}
