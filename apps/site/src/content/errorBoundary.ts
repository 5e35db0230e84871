/** What a visitor reads when a part of the page has failed. */
export const errorBoundaryContent = {
  message:
    'Part of this page has stopped working. You can still read the offers, switch between them ' +
    'and enquire; loading the page again may mend the rest.',
  reload: 'Reload',
  close: 'Close',
} as const;
