/** Fired on `document` once React has attached its event listeners and handles the page's events. */
export const listeningEvent = 'site:listening';

/** Fired on `document` once React has hydrated the page. */
export const hydratedEvent = 'site:hydrated';

/** Fired on `document` once React has rendered the page that a client-side navigation leads to. */
export const navigatedEvent = 'site:navigated';
