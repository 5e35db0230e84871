/** Fired on `document` once React answers the page's events. */
export const hydratedEvent = 'site:hydrated';
