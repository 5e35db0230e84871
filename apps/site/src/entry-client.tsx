import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { listeningEvent } from './events.ts';
import './styles.css.ts';

// A copy of a page, as in an archive, has another path.
const base = import.meta.env.BASE_URL;
const basename = location.pathname.startsWith(base.replace(/\/$/, '')) ? base : '/';

async function hydrate() {
  // An intent may come while the page still streams in.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  // A transition, so that hydration yields to input.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          {/* In a transition a navigation would wait behind the frames of the closing sheet. */}
          <BrowserRouter basename={basename} useTransitions={false}>
            <App />
          </BrowserRouter>
        </Document>
      </StrictMode>,
    );
  });
  document.dispatchEvent(new Event(listeningEvent));
}

/** For the inline script: settled once React listens, rejected if it cannot. */
export const listening = hydrate();

// From here on the router renders linked pages, so browsers need not prerender them.
document.querySelector('script[type=speculationrules]')?.remove();

// `pnpm dev`: without a boundary here, each edit of a style would reload the page.
import.meta.hot?.accept('./styles.css.ts', () => {});
