/** Fired on `document` once React hears the page's events: it answers them, though maybe later. */
export const listeningEvent = 'site:listening';

/** Fired on `document` once React answers the page's events. */
export const hydratedEvent = 'site:hydrated';
