import type { Labels } from '@agency/ui';

/** The design system's labels in the site's language; `undefined` for the default, English. */
export const labels: Labels | undefined = undefined;
