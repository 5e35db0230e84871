/** Fired on `document` once React listens to the page's events: from then on it handles them. */
export const listeningEvent = 'site:listening';

/** Fired on `document` once React has hydrated the page. */
export const hydratedEvent = 'site:hydrated';

/** Fired on `document` once React shows the page of a link that was followed inside the site. */
export const navigatedEvent = 'site:navigated';
