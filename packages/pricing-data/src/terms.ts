/** The contract term of each kind of offer, in months. Prices are per month. */
export const contractMonths = { podcasts: 6, marketing: 6 };

/** The maximum length of a recording, in minutes. */
export const recordingMinutes = 90;

/** The length of the studio slot for a recording, in hours. */
export const recordingSlotHours = 2;

/** The time from recording to delivery of a bundle. */
export type Turnaround = `${10 | 12 | 14} working days` | 'Custom timeline';
