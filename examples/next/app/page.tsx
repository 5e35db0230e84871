import { podcastBundlesFor, views } from '@agency/pricing-data';
import { Grid, LevelBadge, OfferCard } from '@agency/ui';
import Link from 'next/link';

/** A server component: both views are in the HTML, and `brand.css` shows one. */
export default function Packages() {
  return (
    <>
      <h1>A podcast, from the first idea to the last cut</h1>
      {views.map((view) => (
        <Grid key={view} data-for={view}>
          {podcastBundlesFor(view).map(({ tier, level, prices, deliverables, turnaround, id }) => (
            <OfferCard
              key={id}
              heading={tier}
              meter={<LevelBadge level={level} />}
              prices={prices.map(({ episodes, price }) => ({
                quantity: typeof episodes === 'number' ? `Episodes: ${episodes}` : episodes,
                price,
              }))}
              items={deliverables}
              facts={[{ label: 'Turnaround', value: turnaround }]}
              action={{
                href: '/studio',
                children: 'Enquire',
                // Next's link with one of its props.
                render: <Link href="/studio" prefetch={false} />,
              }}
            />
          ))}
        </Grid>
      ))}
    </>
  );
}
