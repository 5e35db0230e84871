/** How long every offer is contracted for, in months. Prices are per month. */
export const contractMonths = 6;

/** The longest recording, in minutes. */
export const recordingMinutes = 90;

/** The studio slot a recording happens in, in hours. */
export const recordingSlotHours = 2;

/** Every turnaround a podcast bundle may promise. */
export const turnarounds = [
  '10 working days',
  '12 working days',
  '14 working days',
  'Custom timeline',
] as const;

/** How long after the recording a bundle is delivered. */
export type Turnaround = (typeof turnarounds)[number];
