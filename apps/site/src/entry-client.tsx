import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { listeningEvent } from './events.ts';
import './styles.css.ts';

// A copy of a page, such as an archive's, has another path.
const base = import.meta.env.BASE_URL;
const basename = location.pathname.startsWith(base.replace(/\/$/, '')) ? base : '/';

async function hydrate() {
  // The visitor may show intent while the page is still arriving.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  // A transition, so that hydration yields to input.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          {/* As a transition, a navigation would wait for the frames of the closing sheet. */}
          <BrowserRouter basename={basename} useTransitions={false}>
            <App />
          </BrowserRouter>
        </Document>
      </StrictMode>,
    );
  });
  document.dispatchEvent(new Event(listeningEvent));
}

/** Resolves once React listens, and rejects if it cannot. The inline script waits for it. */
export const listening = hydrate();

// From now on the router renders linked pages, so browsers need not prerender them.
document.querySelector('script[type=speculationrules]')?.remove();

// In `pnpm dev`, each edit of a style would otherwise reload the page.
import.meta.hot?.accept('./styles.css.ts', () => {});
