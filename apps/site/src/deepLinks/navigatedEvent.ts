/** Fired on `document` once React shows the page of a link that was followed inside the site. */
export const navigatedEvent = 'site:arrived';
