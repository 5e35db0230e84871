import { contractMonths, recordingMinutes, recordingSlotHours } from '@agency/pricing-data';

/** Stands before the date of printing. */
export const printedOn = 'Printed on';

/** What a printed page says that the screen does not. */
export const printContent = {
  termsHeading: 'Terms',
  terms: `Prices are per month, on a ${contractMonths}-month contract.`,
  recordingTerms: `Recordings are up to ${recordingMinutes} minutes, within a ${recordingSlotHours}-hour slot.`,
} as const;
