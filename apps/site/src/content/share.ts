/** The words of Share. */
export const shareContent = {
  /** Names the offer that the address links to, if any. */
  button: (offer = 'this page') => `Share ${offer}`,
  copied: (offer?: string) => ({
    title: 'Link copied',
    description: offer
      ? `It leads to ${offer}, in this view.`
      : 'It opens this page as you see it now.',
  }),
  byHand: 'The address of this page, to copy',
};
