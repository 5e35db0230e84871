/** The contract term of each kind of offer, in months. It does not affect prices, which are per month. */
export const contractMonths = { podcasts: 6, marketing: 6 };

/** The maximum length of a recording, in minutes. */
export const recordingMinutes = 90;

/** The length of the studio slot for a recording, in hours. */
export const recordingSlotHours = 2;

/** The times from recording to delivery, each with its number of working days, or `null` if that varies. */
export const turnarounds = {
  '10 working days': 10,
  '12 working days': 12,
  '14 working days': 14,
  'Custom timeline': null,
} as const satisfies Record<string, number | null>;

export type Turnaround = keyof typeof turnarounds;
