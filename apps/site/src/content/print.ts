import { recordingMinutes, recordingSlotHours } from '@agency/pricing-data';

/** Precedes the date of printing. */
export const printedOn = 'Printed on';

/** The words of print only. */
export const printContent = {
  termsHeading: 'Terms',
  terms: (months: number) => `Prices are per month, on a ${months}-month contract.`,
  recordingTerms: `Recordings are up to ${recordingMinutes} minutes, within a ${recordingSlotHours}-hour slot.`,
} as const;
