/** Fired on `document` once React listens to events, which is before hydration. */
export const listeningEvent = 'site:listening';

export const hydratedEvent = 'site:hydrated';

export const navigatedEvent = 'site:navigated';
