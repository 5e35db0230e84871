/** Fired on `document` once React hears the page's events: it answers them, though maybe later. */
export const listeningEvent = 'site:listening';

/** Fired on `document` once React has hydrated the page. */
export const hydratedEvent = 'site:hydrated';

/** Fired on `document` once React shows the page of a link that was followed inside the site. */
export const navigatedEvent = 'site:navigated';
