import { lazy, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

const base = new URL('.', import.meta.url).pathname;
const place = () => document.querySelector(`[data-root="${base}"]`) as HTMLElement;
const LazyPage = lazy(async () => ({
  default: (await import('../../src/testing/kitchen-sink/KitchenSink.tsx')).KitchenSink,
}));

/** How the page renders the components, by the `?as=` of its address. */
const ways: Record<string, () => unknown> = {
  hydrated: async () => {
    const { KitchenSink } = await import('../../src/testing/kitchen-sink/KitchenSink.tsx');
    hydrateRoot(
      place(),
      <StrictMode>
        <KitchenSink />
      </StrictMode>,
    );
  },
  lazy: () =>
    createRoot(place()).render(
      <StrictMode>
        <Suspense fallback="…">
          <LazyPage />
        </Suspense>
      </StrictMode>,
    ),
  shadow: () => {
    const shadow = place().attachShadow({ mode: 'open' });
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = '/styles.css';
    const root = document.createElement('div');
    shadow.append(sheet, root);
    createRoot(root).render(
      <Suspense>
        <LazyPage />
      </Suspense>,
    );
  },
};

ways[new URLSearchParams(location.search).get('as') ?? 'lazy']?.();
