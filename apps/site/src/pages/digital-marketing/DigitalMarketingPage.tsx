import {
  contractMonths,
  footnotes,
  isQuote,
  type MarketingTier,
  marketingGroups,
  marketingTiers,
  tiersFor,
} from '@agency/pricing-data';
import { Badge, BottomBar, Comparison, Price, VisuallyHidden } from '@agency/ui';
import type { ReactNode } from 'react';
import { callToActionId } from '../../call-to-action/CallToAction.tsx';
import * as callToActionContent from '../../content/callToAction.ts';
import * as words from '../../content/digitalMarketing.ts';
import * as layoutContent from '../../content/layout.ts';
import { pricePeriod, promotedUntil } from '../../content/offers.ts';
import { Enquire } from '../../offers/Enquire.tsx';
import { ForEachPrice } from '../../offers/ForEachPrice.tsx';
import { OverTerm } from '../../offers/OverTerm.tsx';
import { offerAttributes, offersId } from '../../offers/offerAttributes.ts';
import { total } from '../../offers/PriceAmounts.css.ts';
import { PriceAmounts } from '../../offers/PriceAmounts.tsx';
import { priceText, shownPrice, totalOf, withTax } from '../../offers/prices.ts';
import { priceTransitionOf } from '../../offers/priceTransition.ts';
import * as pageHeader from '../../page-header/PageHeader.css.ts';
import { ReservedLines } from '../../page-header/ReservedLines.tsx';
import { TaxNote } from '../../page-header/TaxNote.tsx';
import { Terms } from '../../print/Terms.tsx';
import { ShareOffer } from '../../share/ShareOffer.tsx';
import { audienceNote } from '../../siteConfig.ts';
import { ForEachView } from '../../views/ForEachView.tsx';
import { pages } from '../registry.ts';
import * as styles from './DigitalMarketingPage.css.ts';
import { TierRow } from './TierRow.tsx';
import { useScrollSpy } from './useScrollSpy.ts';

/** The monthly digital marketing packages, for enterprises and for SMEs. */
export function DigitalMarketingPage() {
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <p className={pageHeader.eyebrow}>
            <Badge>{words.monthlyBadge}</Badge>
            <ForEachView as="span">{(view) => pages.digitalMarketing.words[view].name}</ForEachView>
          </p>
          <ReservedLines
            as="h1"
            className={pageHeader.title}
            text={words.digitalMarketingHeading}
          />
          <ReservedLines
            className={styles.description}
            text={(view) => words.digitalMarketingContent[view].description}
          />
          {audienceNote() && <ReservedLines className={pageHeader.note} text={audienceNote()} />}
          <Enquire subject={{ page }} tone="highlighted" />
        </div>
        <TaxNote />
      </header>
      <div id={offersId} tabIndex={-1} className={styles.compared}>
        <h2 className={styles.heading}>{words.tableHeading}</h2>
        <Tiers />
        <Terms months={contractMonths.marketing} />
      </div>
      <TierBar />
    </>
  );
}

const page = 'digitalMarketing';

/** Enquire about the tier in view, which the bar names. */
function TierBar() {
  const { tier } = useScrollSpy();
  return (
    <BottomBar
      label={layoutContent.parts.bottomBar}
      action={<Enquire subject={{ page, offer: tier?.key }} about={tier?.label} />}
      hideNear={callToActionId}
    >
      {callToActionContent.heading}
      {tier && <span className={styles.inView}>{tier.label}</span>}
    </BottomBar>
  );
}

const enquire = ({ key, label }: MarketingTier) => (
  <Enquire subject={{ page, offer: key }} about={label} tone="secondary" wide />
);

const share = ({ key, label }: MarketingTier) => (
  <ShareOffer page={page} offer={key} name={label} />
);

/** A tier's monthly price in each view. */
const priceOf = (tier: MarketingTier) => (
  <ForEachPrice tier={tier.key} as="span" className={priceTransitionOf(tier.key)}>
    {(price, promotion) => (
      // The sticky row fits one amount; all are below it.
      <Price
        className={withTax(price) && total}
        was={promotion && priceText(totalOf(promotion.was))}
      >
        {shownPrice(totalOf(price))}
      </Price>
    )}
  </ForEachPrice>
);

/** 'per month' below each price; nothing below a quote. */
const periodOf = (tier: MarketingTier) => (
  <ForEachPrice tier={tier.key} as="span" className={styles.period}>
    {(price) => !isQuote(price) && pricePeriod}
  </ForEachPrice>
);

/** A price's sum over the contract, after its amounts if tax is shown. */
const sumOf = (tier: MarketingTier) => (
  <>
    <ForEachPrice tier={tier.key} className={styles.sum}>
      {(price) => withTax(price) && <PriceAmounts price={price} />}
    </ForEachPrice>
    <ForEachPrice tier={tier.key} as="p" className={styles.sum}>
      {(price, promotion) =>
        isQuote(price) ? (
          words.quoted
        ) : (
          <>
            <OverTerm price={price} months={contractMonths.marketing} />
            {promotion && `, ${promotedUntil(promotion.until)}`}
          </>
        )
      }
    </ForEachPrice>
  </>
);

/** What a tier adds to the next lower one. A card names that; the table has a heading. */
const additionsOf = (tier: MarketingTier) => (
  <p className={styles.additions}>
    <ForEachView as="b" className={styles.beyond}>
      {(view) => {
        const tiers = tiersFor(view);
        const lower = tiers[tiers.indexOf(tier) + 1];
        return tiers.includes(tier) && (lower ? words.beyond(lower.label) : words.startsWith);
      }}
    </ForEachView>
    {highlightsOf(tier)?.join(', ')}
  </p>
);

const items = marketingGroups.flatMap((group) => group.items);

const highlightsOf = ({ key }: MarketingTier) =>
  words.highlights[key]?.map((id) => {
    const item = items.find((each) => each.id === id);
    return words.itemWithValue(item?.label ?? '', item?.values[key] ?? '');
  });

const perTier = (show: (tier: MarketingTier) => ReactNode) =>
  Object.fromEntries(marketingTiers.map((tier) => [tier.key, show(tier)]));

/** The tiers compared: a table from md up, cards below. */
const Tiers = () => (
  <Comparison
    label={words.tableLabel}
    labels={{ ...words.tableLabels, ...words.footnoteLabels }}
    className={styles.comparison}
    aboveCards={<TierRow />}
    columns={marketingTiers.map((tier) => ({
      key: tier.key,
      label: tier.label,
      color: tier.color,
      ...offerAttributes(tier.key),
    }))}
    headline={{
      label: words.costLabel,
      values: perTier((tier) => (
        <>
          {priceOf(tier)} {periodOf(tier)}
        </>
      )),
    }}
    details={[
      {
        label: <VisuallyHidden>{words.sumLabel}</VisuallyHidden>,
        values: perTier((tier) => (
          <div className={styles.offer}>
            {sumOf(tier)}
            <div className={styles.actions}>
              {enquire(tier)}
              {share(tier)}
            </div>
          </div>
        )),
      },
      {
        label: <span className={styles.tableOnly}>{words.additionsLabel}</span>,
        values: perTier(additionsOf),
      },
    ]}
    groups={marketingGroups.map(({ items, ...group }) => ({ ...group, rows: items }))}
    notes={footnotes}
    actions={{ label: words.shareLabel, values: perTier(share) }}
  />
);
