import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { KeptPageContent } from './pages/KeptPageContent.tsx';
import { hydratedEvent } from './start/hydrated.ts';
import './styles.ts';

/** Tells the inline script that clicks are answered from now on. */
function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}

// A transition: React yields to the visitor while it takes the page over.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document>
        <BrowserRouter>
          <App content={KeptPageContent} />
        </BrowserRouter>
        <Hydrated />
      </Document>
    </StrictMode>,
  );
});
