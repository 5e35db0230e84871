/** The words at the end of each page; the bottom bar has the same heading. */
export const callToActionContent = {
  heading: 'Ready to tailor a plan?',
  print: 'Print or save as PDF',
  contact: 'Or speak to us:',
  or: 'or',
};
