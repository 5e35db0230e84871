import {
  contractMonths,
  type MarketingTier,
  marketingGroups,
  marketingTiers,
  tiersFor,
} from '@agency/pricing-data';
import { Badge, BottomBar, Price, ResponsiveComparison, VisuallyHidden } from '@agency/ui';
import { callToActionId } from '../../call-to-action/CallToAction.tsx';
import * as callToActionContent from '../../content/callToAction.ts';
import * as words from '../../content/digitalMarketing.ts';
import { promotedUntil } from '../../content/offers.ts';
import * as tierHighlights from '../../content/tierHighlights.ts';
import { Enquire } from '../../offers/Enquire.tsx';
import { offerAttributes, offersId } from '../../offers/offerAttributes.ts';
import { PriceAmounts } from '../../offers/PriceAmounts.tsx';
import { priceText, shownPrice, sumInWords, totalOf, withTax } from '../../offers/prices.ts';
import { priceTransition } from '../../offers/priceTransition.css.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { ReservedLines } from '../../page-header/ReservedLines.tsx';
import { TaxNote } from '../../page-header/TaxNote.tsx';
import { Terms } from '../../print/Terms.tsx';
import { ShareOffer } from '../../share/ShareOffer.tsx';
import { audienceNote } from '../../siteConfig.ts';
import { PerView } from '../../views/PerView.tsx';
import { pages } from '../registry.ts';
import * as styles from './DigitalMarketingPage.css.ts';
import { notes } from './definition.ts';
import { ForEachPrice } from './ForEachPrice.tsx';
import { PricePeriod } from './PricePeriod.tsx';
import { TierIndex } from './TierIndex.tsx';
import { TierRow } from './TierRow.tsx';
import { useScrollSpy } from './useScrollSpy.ts';

/** The monthly digital marketing packages, for enterprises and for SMEs. */
export default function DigitalMarketingPage() {
  return (
    <>
      <header className={styles.head}>
        <div className={pageHeader.words}>
          <p className={pageHeader.eyebrow}>
            <Badge>{words.monthlyBadge}</Badge>
            <PerView as="span">{(view) => pages.digitalMarketing.words[view].name}</PerView>
          </p>
          <ReservedLines
            as="h1"
            className={pageHeader.title}
            text={words.digitalMarketingHeading}
          />
        </div>
        <ReservedLines
          className={styles.description}
          text={(view) => words.digitalMarketingContent[view].description}
        />
        <Enquire subject={{ page }} tone="highlighted" />
        {audienceNote() && <ReservedLines className={pageHeader.note} text={audienceNote()} />}
        <TaxNote />
      </header>
      <div id={offersId} tabIndex={-1} className={styles.compared}>
        <h2>
          <VisuallyHidden>{words.tableHeading}</VisuallyHidden>
        </h2>
        <Tiers />
        <Terms months={contractMonths.marketing} />
        <TierBar />
      </div>
    </>
  );
}

const page = 'digitalMarketing';

/** Enquire about the tier in view, which the bar names. */
function TierBar() {
  const { tier } = useScrollSpy();
  return (
    <BottomBar
      action={<Enquire subject={{ page, offer: tier?.key }} about={tier?.label} />}
      hideNear={callToActionId}
      className={styles.bar}
    >
      {callToActionContent.heading}
      {tier && <span className={styles.inView}>{tier.label}</span>}
    </BottomBar>
  );
}

const enquire = ({ key, label }: MarketingTier, wide = true) => (
  <Enquire subject={{ page, offer: key }} about={label} tone="secondary" wide={wide} />
);

/** Enquire and Share, beside each other. */
const actionsOf = (tier: MarketingTier) => (
  <div className={styles.actions}>
    {enquire(tier, false)}
    <ShareOffer offer={tier.key} name={tier.label} />
  </div>
);

/** A tier's monthly price in each view. */
const priceOf = ({ key }: MarketingTier) => (
  <>
    <ForEachPrice tier={key}>
      {({ price, promotion, attribute }) => (
        <Price
          {...attribute}
          // Fits one amount; all are below it.
          className={withTax(price) ? styles.total : priceTransition}
          was={promotion?.was}
        >
          {shownPrice(totalOf(price))}
        </Price>
      )}
    </ForEachPrice>{' '}
    <PricePeriod tier={key} className={styles.period} />
  </>
);

/** A price's sum over the contract, after its amounts if tax is shown. */
const sumOf = ({ key }: MarketingTier) => (
  <ForEachPrice tier={key}>
    {({ price, promotion, attribute }) => (
      <span {...attribute} className={styles.sum}>
        {withTax(price) && <PriceAmounts price={price} />}
        {sumInWords(price, contractMonths.marketing) || words.quoted}
        {promotion && `, ${promotedUntil(promotion.until)}`}
      </span>
    )}
  </ForEachPrice>
);

const items = marketingGroups.flatMap((group) => group.items);

/** What a tier adds to the next lower one of the view. */
const highlightsOf = (tier: MarketingTier) => (
  <>
    <PerView as="b">
      {(view) => {
        const tiers = tiersFor(view);
        const lower = tiers[tiers.indexOf(tier) + 1];
        if (!tiers.includes(tier)) return undefined;
        return lower ? tierHighlights.beyond(lower.label) : tierHighlights.startsWith;
      }}
    </PerView>
    <ul className={styles.highlights}>
      {tierHighlights.highlights[tier.key]?.map((id) => {
        const item = items.find((each) => each.id === id);
        const value = item?.values[tier.key] ?? '';
        return <li key={id}>{tierHighlights.itemWithValue(item?.label ?? '', value)}</li>;
      })}
    </ul>
  </>
);

const perTier = <Value,>(show: (tier: MarketingTier) => Value) =>
  Object.fromEntries(marketingTiers.map((tier) => [tier.key, show(tier)]));

/** The tiers compared: a table from md up, cards below. */
const Tiers = () => (
  <ResponsiveComparison
    label={words.tableLabel}
    className={styles.comparison}
    aboveCards={
      marketingTiers.length > 1 && (
        <>
          <TierRow />
          <TierIndex />
        </>
      )
    }
    columns={marketingTiers.map((tier) => ({
      key: tier.key,
      label: tier.label,
      color: tier.color,
      ...offerAttributes(tier.key),
    }))}
    headline={{
      label: words.costLabel,
      values: perTier(priceOf),
      // No text, which would be there twice without styles.
      inHeader: perTier(({ key }) => (
        <ForEachPrice tier={key}>
          {({ price, attribute }) => (
            <span {...attribute} aria-hidden="true" data-text={priceText(totalOf(price))} />
          )}
        </ForEachPrice>
      )),
    }}
    details={[
      {
        label: words.sumLabel,
        values: perTier((tier) => (
          <>
            {sumOf(tier)}
            {enquire(tier)}
          </>
        )),
      },
      { label: tierHighlights.additionsLabel, values: perTier(highlightsOf) },
    ]}
    groups={marketingGroups.map(({ items, ...group }) => ({ ...group, rows: items }))}
    notes={notes}
    actions={{ label: words.actionsLabel, values: perTier(actionsOf) }}
    cards={perTier((tier) => ({
      headline: priceOf(tier),
      summary: (
        <>
          {sumOf(tier)}
          {actionsOf(tier)}
          {highlightsOf(tier)}
        </>
      ),
    }))}
  />
);
