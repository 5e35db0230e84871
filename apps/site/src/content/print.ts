import { contractMonths, recordingMinutes, recordingSlotHours } from '@agency/pricing-data';

/** What a printed page says that the screen does not. */
export const printContent = {
  /** Before the date of printing. */
  printed: 'Printed on',
  termsHeading: 'Terms',
  terms: `Prices are per month, on a ${contractMonths}-month contract.`,
  recordingTerms: `Recordings are up to ${recordingMinutes} minutes, within a ${recordingSlotHours}-hour slot.`,
} as const;
