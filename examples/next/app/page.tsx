import { podcastBundlesFor } from '@agency/pricing-data';
import { ForEachView, Grid, LevelBadge, OfferCard, valueInAddress } from '@agency/ui';
import { preferences } from './preferences.ts';

interface PackagesProps {
  searchParams: Promise<{ view?: string }>;
}

/** A server component that renders both views, one of them hidden. */
export default async function Packages({ searchParams }: PackagesProps) {
  const routerValue = valueInAddress(preferences.view, `?view=${(await searchParams).view}`);
  return (
    <>
      <h1>A podcast, from the first idea to the last cut</h1>
      <ForEachView preference={preferences.view} routerValue={routerValue}>
        {(view) => (
          <Grid>
            {podcastBundlesFor(view).map(
              ({ tier, level, prices, deliverables, turnaround, id }) => (
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
                  action={{ href: '/studio', children: 'Enquire' }}
                />
              ),
            )}
          </Grid>
        )}
      </ForEachView>
    </>
  );
}
