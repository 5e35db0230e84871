import { ButtonLink, TierCard } from '@agency/ui';

const tier = (heading: string, price: string, pages: string, copy: string | null) => ({
  heading,
  headline: { label: 'From', value: price },
  groups: [
    {
      id: 'work',
      label: 'The work',
      rows: [
        { id: 'pages', label: 'Pages', value: pages },
        { id: 'copy', label: 'Copywriting', value: copy },
      ],
    },
  ],
});

const packages = {
  launch: [tier('Skiff', '€2 400', '4', null), tier('Ketch', '€6 900', '12', 'Included')],
  care: [
    tier('Mooring', '€180 a month', '4', null),
    tier('Harbour', '€520 a month', '12', 'Included'),
  ],
};

/** Static HTML for both views; `brand.css` shows one. */
export function Packages() {
  return Object.entries(packages).map(([view, tiers]) => (
    <div key={view} className="cards" data-for={view}>
      {tiers.map((each) => (
        <TierCard
          key={each.heading}
          {...each}
          actions={<ButtonLink href="mailto:crew@tidewrack.example">Enquire</ButtonLink>}
        />
      ))}
    </div>
  ));
}
