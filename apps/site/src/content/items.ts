/** What screen readers read instead of a tick, a cross or a dash, and of a footnote's number. */
export const itemLabels = {
  included: 'Included',
  excluded: 'Not included',
  note: 'Note {number}',
};
