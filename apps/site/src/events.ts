/** Fired on `document` once React handles the page's events. */
export const listeningEvent = 'site:listening';

/** Fired on `document` once React has hydrated the page. */
export const hydratedEvent = 'site:hydrated';

/** Fired on `document` once React has rendered the page of a client-side navigation. */
export const navigatedEvent = 'site:navigated';
