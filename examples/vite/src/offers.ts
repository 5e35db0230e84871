import type { OfferCardProps } from '@agency/ui';

const offer = (heading: string, quantity: string, price: string, items: string[]) => ({
  heading,
  prices: [{ quantity, price }],
  items,
  action: { href: `mailto:hello@fernhill.example?subject=${heading}`, label: 'Enquire' },
});

/** What each view shows. */
export const offers: Record<'project' | 'month', readonly OfferCardProps[]> = {
  project: [
    offer('Short', '1 film', '£4 800', ['One day on set', 'Two rounds of edits']),
    offer('Series', '3 films', '£11 500', ['Three days on set', 'Subtitles', 'Stills']),
  ],
  month: [
    offer('Drip', '2 films a month', '£1 900', ['Half a day on set', 'Vertical cuts']),
    offer('Flow', '4 films a month', '£3 400', ['A day on set', 'Vertical cuts', 'Subtitles']),
  ],
};
