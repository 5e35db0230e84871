import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { Document } from './Document.tsx';

// Uses `/` for a copy of a page outside the base path, such as one in an archive.
const base = import.meta.env.BASE_URL;
const basename = location.pathname.startsWith(base.replace(/\/$/, '')) ? base : '/';

async function hydrate() {
  // Waits for the whole document: the visitor may show intent while it is still arriving.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  // A transition lets hydration yield to input.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          {/* In a transition, a new page would wait for the sheet's closing animation. */}
          <BrowserRouter basename={basename} useTransitions={false}>
            <App />
          </BrowserRouter>
        </Document>
      </StrictMode>,
    );
  });
}

/** Resolves once React listens to events; rejects if hydration cannot start. */
export const listening = hydrate();

// From now on the router renders linked pages, so browsers need not prerender them.
document.querySelector('script[type=speculationrules]')?.remove();
