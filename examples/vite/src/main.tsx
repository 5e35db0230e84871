import '@agency/ui/styles.css';
import './brand.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// `?dir=rtl` shows the page from right to left.
document.documentElement.dir = new URLSearchParams(location.search).get('dir') ?? 'ltr';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
