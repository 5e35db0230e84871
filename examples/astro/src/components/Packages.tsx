import { ButtonLink, ForEachView, Grid, TierCard } from '@agency/ui';
import { preferences } from '../preferences.ts';

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

/** Renders static HTML for both views and hides one. */
export function Packages() {
  return (
    <ForEachView preference={preferences.view}>
      {(view) => (
        <Grid columns={2}>
          {packages[view].map((tier) => (
            <TierCard
              key={tier.heading}
              {...tier}
              actions={<ButtonLink href="mailto:crew@tidewrack.example">Enquire</ButtonLink>}
            />
          ))}
        </Grid>
      )}
    </ForEachView>
  );
}
