import { podcastBundlesFor, views } from '@agency/pricing-data';
import { BundleCard, BundleGrid } from '@agency/ui';

/** A server component: both views are in the HTML, and `brand.css` shows one. */
export default function Packages() {
  return (
    <>
      <h1>A podcast, from the first idea to the last cut</h1>
      {views.map((view) => (
        <BundleGrid key={view} data-for={view}>
          {podcastBundlesFor(view).map(({ tier, level, prices, deliverables, turnaround, id }) => (
            <BundleCard
              key={id}
              heading={tier}
              level={level}
              prices={prices.map(({ episodes, price }) => ({
                quantity: typeof episodes === 'number' ? `Episodes: ${episodes}` : episodes,
                price,
              }))}
              items={deliverables}
              turnaround={turnaround}
              action={{ href: '/studio', label: 'Enquire' }}
            />
          ))}
        </BundleGrid>
      ))}
    </>
  );
}
