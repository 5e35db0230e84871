import {
  groupShares,
  itemShares,
  itemTexts,
  type MarketingTier,
  marketingGroups,
  marketingTiers,
  monthlyRand,
  type Price as PriceText,
  tierStep,
  views,
} from '@agency/pricing-data';
import { Badge, BottomBar, ComparisonTable, Footnotes, Link, Price, TierCard } from '@agency/ui';
import type { ReactNode } from 'react';
import { siteConfig } from '../../config/siteConfig.ts';
import * as words from '../../content/digitalMarketing.ts';
import { layoutContent } from '../../content/layout.ts';
import { itemLabels, quoteAbout } from '../../content/offers.ts';
import { Mix } from '../../desk/Mix.tsx';
import * as masthead from '../../masthead/Masthead.css.ts';
import { SteadyText } from '../../masthead/SteadyText.tsx';
import { TaxNote } from '../../masthead/TaxNote.tsx';
import { total } from '../../offers/amounts.css.ts';
import { amounts } from '../../offers/amounts.tsx';
import { Enquire } from '../../offers/Enquire.tsx';
import { enquireHref } from '../../offers/enquire.ts';
import { OverTerm } from '../../offers/OverTerm.tsx';
import { offerAttributes } from '../../offers/offerAttributes.ts';
import { priceIn } from '../../offers/priceIn.ts';
import { totalOf, withTax } from '../../offers/prices.ts';
import { rollOf } from '../../offers/roll.ts';
import { useOfferInView } from '../../offers/useOfferInView.ts';
import { Terms } from '../../print/Terms.tsx';
import { ShareOffer } from '../../share/ShareOffer.tsx';
import { signOffId } from '../../sign-off/SignOff.tsx';
import { ForEachView } from '../../views/ForEachView.tsx';
import { footnotesFor, noteReference } from './noteReferences.ts';
import * as styles from './Page.css.ts';

/** The monthly digital marketing packages, for enterprises and for SMEs. */
export function Page() {
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <p className={masthead.eyebrow}>
            <Badge>{words.monthlyBadge}</Badge>
            <ForEachView as="span">
              {(view) => words.digitalMarketingContent[view].name}
            </ForEachView>
          </p>
          <SteadyText as="h1" className={masthead.title} text={words.digitalMarketingHeading} />
          <SteadyText
            className={styles.description}
            text={(view) => words.digitalMarketingContent[view].description}
          />
          {siteConfig.audienceNote && (
            <SteadyText className={masthead.note} text={siteConfig.audienceNote} />
          )}
          <Enquire subject={{ page }} tone="highlighted" />
        </div>
        <Mix />
        <TaxNote />
      </header>
      <div className={styles.narrow}>
        <Cards />
      </div>
      <div className={styles.wide}>
        <Comparison />
        <Terms />
      </div>
      <TierBar />
    </>
  );
}

const page = 'digitalMarketing';

const enquireButton = ({ key, label }: MarketingTier) => (
  <Enquire subject={{ page, offer: key }} about={label} tone="secondary" wide />
);

const isQuote = (price: PriceText): boolean => monthlyRand(price) === undefined;

/** Whether a tier has a price; a quote is a link to Enquire itself. */
const hasPrice = ({ key }: MarketingTier): boolean =>
  !views.every((view) => isQuote(priceIn(view, key)));

/** Enquire about the tier whose card is in view, which the bar names, and share it. */
function TierBar() {
  const offer = useOfferInView();
  const tier = marketingTiers.find(({ key }) => key === offer);
  return (
    <BottomBar
      label={layoutContent.parts.bottomBar}
      action={
        <>
          {tier && <ShareOffer page={page} offer={tier.key} name={tier.label} />}
          <Enquire subject={{ page, offer: tier?.key }} about={tier?.label} />
        </>
      }
      giveWayTo={signOffId}
    >
      {layoutContent.signOff.heading}
      {tier && <span className={styles.inView}>{tier.label}</span>}
    </BottomBar>
  );
}

/** A tier's monthly price in each view; a quote links to the contact page. */
const priceOf = (tier: MarketingTier) => (
  <ForEachView as="span" className={rollOf(tier.key)}>
    {(view) => {
      const text = priceIn(view, tier.key);
      // What sticks has room for one amount; all are below it.
      const price = <Price className={withTax(text) && total}>{totalOf(text)}</Price>;
      if (!isQuote(text)) return price;
      const href = enquireHref({ page, view, offer: tier.key });
      return (
        <Link href={href} aria-label={quoteAbout(text, tier.label)}>
          {price}
        </Link>
      );
    }}
  </ForEachView>
);

/**
 * A price's amounts if tax is shown, what it comes to, perhaps Enquire, and what the tier has beyond the
 * next lower one.
 */
function detailsOf(tier: MarketingTier, enquire?: ReactNode) {
  const { below, added, changed } = tierStep(tier.key);
  const lower = marketingTiers.find(({ key }) => key === below);
  return (
    <>
      <ForEachView className={styles.sum}>
        {(view) => {
          const price = priceIn(view, tier.key);
          return withTax(price) && amounts(price);
        }}
      </ForEachView>
      <ForEachView as="p" className={styles.sum}>
        {(view) => {
          const price = priceIn(view, tier.key);
          if (isQuote(price)) return null;
          return (
            <>
              {words.pricePeriod}
              <span className={styles.inLine}>, </span>
              <OverTerm price={price} />
            </>
          );
        }}
      </ForEachView>
      {enquire}
      {lower && (
        <p className={styles.beyond}>
          {words.beyond(
            lower.label,
            added.map(({ label }) => label),
            changed.length,
            marketingGroups.flatMap(({ items }) => items).length,
          )}
        </p>
      )}
    </>
  );
}

/** From md up: the tiers side by side. */
function Comparison() {
  return (
    <>
      <h2 className={styles.heading}>{words.tableHeading}</h2>
      <ComparisonTable
        label={words.tableLabel}
        labels={words.tableLabels}
        className={styles.table}
        columns={marketingTiers.map((tier) => ({
          key: tier.key,
          label: tier.label,
          colour: tier.colour,
          action: (
            <>
              {hasPrice(tier) && (
                <Enquire plain subject={{ page, offer: tier.key }} about={tier.label} />
              )}
              <span className={styles.share}>
                <ShareOffer page={page} offer={tier.key} name={tier.label} quiet />
              </span>
            </>
          ),
          ...offerAttributes(tier.key, { first: false }),
        }))}
        headline={{
          label: words.costLabel,
          values: Object.fromEntries(marketingTiers.map((tier) => [tier.key, priceOf(tier)])),
        }}
        details={{
          label: words.detailsLabel,
          values: Object.fromEntries(marketingTiers.map((tier) => [tier.key, detailsOf(tier)])),
        }}
        groups={marketingGroups.map((group) => ({
          ...group,
          rows: group.items.map((item) => ({
            ...item,
            values: itemTexts(item),
            shares: itemShares(item),
            note: noteReference('table', item),
          })),
        }))}
        actions={{
          label: words.actionsLabel,
          values: Object.fromEntries(marketingTiers.map((tier) => [tier.key, enquireButton(tier)])),
        }}
      />
      <Footnotes
        heading={words.notesHeading}
        headingLevel={3}
        labels={words.footnoteLabels}
        notes={footnotesFor('table')}
      />
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
        {...offerAttributes(key, { first: true })}
        heading={label}
        colour={colour}
        labels={itemLabels}
        headline={{ label: words.costLabel, value: priceOf(tier) }}
        summary={detailsOf(
          tier,
          hasPrice(tier) && <div className={styles.enquire}>{enquireButton(tier)}</div>,
        )}
        groups={marketingGroups.map((group) => ({
          ...group,
          share: groupShares(group)[key],
          rows: group.items.map((item) => ({
            ...item,
            value: itemTexts(item)[key],
            note: noteReference(key, item),
          })),
        }))}
        notes={
          <Footnotes
            heading={words.notesOn(label)}
            headingLevel={3}
            labels={words.footnoteLabels}
            notes={footnotesFor(key)}
          />
        }
      />
    );
  });
}
