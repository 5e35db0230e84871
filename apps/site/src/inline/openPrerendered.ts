const storageKey = 'pricing-prerendered';

/**
 * Opens the page that the browser has prerendered for a link (`build/speculationRules.ts`). Without
 * this, the router would take the click and render that page anew. A page that is being prerendered
 * tells the others by a storage event what it shows; a click on a link to it goes past the router if
 * that is still what the visitor would see.
 */
export function openPrerendered(): void {
  const { dataset } = document.documentElement;
  const shown = (path: string) => [path, dataset.view, dataset.theme].join();

  if ('prerendering' in document && document.prerendering) {
    try {
      localStorage.setItem(storageKey, shown(location.pathname));
      localStorage.removeItem(storageKey);
    } catch {
      // Without storage the router renders the page.
    }
  }

  const prerendered = new Set<string | null>();
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) prerendered.add(newValue);
  });
  addEventListener(
    'click',
    (event) => {
      const path = (event.target as Element).closest('a')?.pathname;
      if (path && path !== location.pathname && prerendered.has(shown(path))) {
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
