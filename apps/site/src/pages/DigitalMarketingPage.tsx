import {
  audienceFor,
  type MarketingTier,
  marketingGroups,
  marketingPrices,
  marketingTiers,
  views,
} from '@agency/pricing-data';
import {
  Badge,
  BottomBar,
  ButtonLink,
  type ButtonLinkProps,
  ComparisonTable,
  Footnotes,
  Link,
  Price,
  TierCard,
} from '@agency/ui';
import {
  bottomBarText,
  costLabel,
  digitalMarketingContent,
  digitalMarketingHeading,
  monthlyBadge,
  notesOn,
  tableCaption,
} from '../content/digitalMarketing.ts';
import { enquireLabel } from '../content/enquire.ts';
import { offerAttributes } from '../deepLinks/deepLinks.ts';
import { enquireHref } from '../enquire.ts';
import { Terms } from '../print/Terms.tsx';
import { ForView } from '../views/ForView.tsx';
import * as styles from './DigitalMarketingPage.css.ts';
import * as masthead from './Masthead.css.ts';
import { footnotesFor, noteReference } from './noteReferences.ts';

/** The monthly digital marketing packages, for enterprises and for SMEs. */
export function DigitalMarketingPage() {
  return (
    <>
      <header className={styles.head}>
        <p className={masthead.eyebrow}>
          <Badge>{monthlyBadge}</Badge>
          {views.map((each) => (
            <ForView key={each} as="span" view={each}>
              {digitalMarketingContent[each].name}
            </ForView>
          ))}
        </p>
        <h1 className={masthead.title}>{digitalMarketingHeading}</h1>
        {views.map((each) => (
          <ForView key={each} as="p" view={each} className={styles.description}>
            {digitalMarketingContent[each].description}
          </ForView>
        ))}
        <Enquire tone="highlighted" />
      </header>
      <div className={styles.wide}>
        <Comparison />
        <Terms />
      </div>
      <div className={styles.narrow}>
        <Cards />
      </div>
      <BottomBar action={<Enquire />}>{bottomBarText}</BottomBar>
    </>
  );
}

/** The button, which tells the contact page the view's audience. */
const Enquire = ({ tone }: Pick<ButtonLinkProps, 'tone'>) =>
  views.map((view) => (
    <ButtonLink
      key={view}
      data-for-view={view}
      tone={tone}
      href={enquireHref({ page: 'digitalMarketing', view })}
    >
      {enquireLabel}
    </ButtonLink>
  ));

/** A tier's monthly price in each view; where it is on enquiry, the way to enquire. */
const priceOf = ({ key, label }: MarketingTier) =>
  views.map((view) => {
    const price = marketingPrices[audienceFor[view]][key];
    return (
      <ForView key={view} as="span" view={view}>
        {price === enquireLabel ? (
          <Link
            href={enquireHref({ page: 'digitalMarketing', view, offer: key })}
            aria-label={`${enquireLabel} about ${label}`}
          >
            <Price>{price}</Price>
          </Link>
        ) : (
          <Price>{price}</Price>
        )}
      </ForView>
    );
  });

/** From md: the tiers side by side. */
function Comparison() {
  return (
    <>
      <ComparisonTable
        caption={tableCaption}
        columns={marketingTiers.map(({ key, label, colour }) => ({
          key,
          label,
          colour,
          ...offerAttributes(key, { first: true }),
        }))}
        headline={{
          label: costLabel,
          values: Object.fromEntries(marketingTiers.map((tier) => [tier.key, priceOf(tier)])),
        }}
        groups={marketingGroups.map(({ id, label, items }) => ({
          id,
          label,
          rows: items.map((item) => ({ ...item, note: noteReference('table', item) })),
        }))}
      />
      <Footnotes notes={footnotesFor('table')} />
    </>
  );
}

/** Below md: one card for each tier. */
function Cards() {
  return marketingTiers.map((tier) => {
    const { key, label, colour } = tier;
    return (
      <TierCard
        key={key}
        {...offerAttributes(key, { first: false })}
        label={label}
        colour={colour}
        headline={{ label: costLabel, value: priceOf(tier) }}
        groups={marketingGroups.map((group) => ({
          id: group.id,
          label: group.label,
          rows: group.items.map((item) => ({
            id: item.id,
            label: item.label,
            value: item.values[key],
            note: noteReference(key, item),
          })),
        }))}
        notes={<Footnotes label={notesOn(label)} headingLevel={3} notes={footnotesFor(key)} />}
      />
    );
  });
}
