/* The events that `NavigationEffects` fires on `document`. */

export const hydratedEvent = 'site:hydrated';

export const navigatedEvent = 'site:navigated';
