/** What screen readers read for a tick, a cross, a dash and a footnote's number. */
export const itemLabels = {
  included: 'Included',
  excluded: 'Not included',
  note: 'Note {number}',
};
