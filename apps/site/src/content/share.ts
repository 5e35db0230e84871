/* The words of Share. */

/** Names the offer that the address links to, if any. */
export const button = (offer = 'this page') => `Share ${offer}`;

/** On the button below an offer's Enquire. */
export const short = 'Share';

export const copied = (offer?: string) => ({
  title: 'Link copied',
  description: offer
    ? `It leads to ${offer}, in this view.`
    : 'It opens this page as you see it now.',
});

export const byHand = 'The address, to copy:';
