import {
  type Footnote,
  footnoteNumber,
  type ParsedPrice,
  type View,
  views,
} from '@agency/pricing-data';
import { markdownTable } from 'markdown-table';
import * as markdownContent from '../content/markdown.ts';
import * as offerWords from '../content/offers.ts';
import { terms } from '../content/print.ts';
import * as siteWords from '../content/siteLayout.ts';
import { enquireHref, mainSiteHref } from '../offers/enquire.ts';
import { priceStates, priceText, sumOverTerm } from '../offers/prices.ts';
import { labelledAmounts } from '../offers/valueAddedTax.ts';
import type { Comparison, Offer } from '../pages/PageDefinition.ts';
import { type PageName, pages, routes } from '../pages/registry.ts';
import { audienceNote, siteAddress, siteConfig } from '../siteConfig.ts';
import { severalViews } from '../views/audiences.ts';

const none = '–';

export function markdown(page: PageName): string {
  const { heading, words, contractMonths, offers, introduction, hasAudienceNote } = pages[page];
  const { itemsLabel, sections = [], footnotes = [], comparison } = pages[page];
  const { privacyPath } = siteConfig;
  const facts = [
    ...siteWords.companyFacts().map(escaped),
    privacyPath && `[${escaped(siteWords.privacy)}](${mainSiteHref(privacyPath)})`,
  ].filter(Boolean);
  const paragraphs = [
    `# ${escaped(heading)}`,
    [
      `**${escaped(siteConfig.companyName)}.**`,
      escaped(terms(contractMonths)),
      escaped(offerWords.taxNotes[siteConfig.valueAddedTax] ?? ''),
      `${escaped(offerWords.pricesAsOfWords())}.`,
    ]
      .filter(Boolean)
      .join(' '),
    `${escaped(markdownContent.webPage)} <${siteAddress(routes[page])}>`,
    hasAudienceNote && escaped(audienceNote()),
    ...views.flatMap((view) => [
      severalViews && `## ${escaped(words[view].name)}`,
      escaped(introduction(view)),
      pricesOf(offers(view), contractMonths),
      linksOf(page, view, offers(view)),
      ...offers(view).flatMap((offer) => itemsOf(offer, itemsLabel)),
    ]),
    ...sections.flatMap(({ heading, text }) => [`## ${escaped(heading)}`, escaped(text)]),
    ...(comparison ? comparisonOf(comparison, footnotes) : []),
    ...footnotes.map(({ text }, index) => `[^${index + 1}]: ${escaped(text)}`),
    `## ${escaped(siteWords.callToAction.heading)}`,
    `[${escaped(offerWords.enquireLabel)}](${mainSiteHref(siteConfig.contactPath)}). ` +
      `${escaped(siteWords.callToAction.contact)} <${siteConfig.email}>, ` +
      `${escaped(siteConfig.phone)}.`,
    list(facts),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

function pricesOf(offers: readonly Offer[], months: number): string {
  const quantities = [
    ...new Set(offers.flatMap(({ prices }) => prices.map(({ quantity }) => quantity))),
  ];
  const timed = offers.some(({ turnaround }) => turnaround);
  return markdownTable([
    [
      markdownContent.offer,
      ...quantities.map((quantity) => quantity ?? markdownContent.price),
      ...(timed ? [offerWords.cardLabels.turnaround] : []),
    ].map(escaped),
    ...offers.map((offer) => [
      escaped(titleOf(offer)),
      ...quantities.map((quantity) => {
        const found = offer.prices.find((entry) => entry.quantity === quantity);
        return found
          ? [amounts(found.price, months), escaped(found.saving ?? '')].filter(Boolean).join('; ')
          : none;
      }),
      ...(timed ? [escaped(offer.turnaround ?? none)] : []),
    ]),
  ]);
}

const linksOf = (page: PageName, view: View, offers: readonly Offer[]): string =>
  list(
    offers.map(({ id, name }) => {
      const href = enquireHref({ page, view, offer: id });
      return `[${escaped(offerWords.enquireAbout(name))}](${href})`;
    }),
  );

function itemsOf(offer: Offer, label?: string) {
  const { items, note } = offer;
  if (!items) return [];
  const texts = items.map(({ text, included }) =>
    escaped(included ? text : markdownContent.notIncluded(text)),
  );
  return [
    `### ${escaped(titleOf(offer))}`,
    note && escaped(note),
    label && `${escaped(label)}:`,
    list(texts),
  ];
}

const comparisonOf = (
  { heading, tiers, groups }: Comparison,
  footnotes: readonly Footnote[],
): string[] => [
  `## ${escaped(heading)}`,
  ...groups.flatMap(({ label, items }) => [
    `### ${escaped(label)}`,
    markdownTable([
      [markdownContent.item, ...tiers.map(({ label }) => label)].map(escaped),
      ...items.map(({ label, noteId, values }) => [
        escaped(label) + (noteId ? `[^${footnoteNumber(noteId, footnotes)}]` : ''),
        ...tiers.map(({ key }) => escaped(values[key] ?? none)),
      ]),
    ]),
  ]),
];

const titleOf = ({ name, featured }: Offer): string =>
  featured ? `${name} (${offerWords.cardLabels.featured})` : name;

const amounts = (price: ParsedPrice, months: number): string =>
  priceStates(price)
    .map(({ price, promotion }) => {
      const labelled = labelledAmounts(price).map(([label, { text }]) => `${label} ${text}`);
      const sum = sumOverTerm(price, months);
      const texts = [
        ...(labelled.length > 0 ? labelled : [priceText(price)]),
        ...(sum ? [`${sum} ${offerWords.overTerm(months)}`] : []),
        ...(promotion ? [offerWords.promotedUntil(promotion.until)] : []),
      ];
      return texts.map(escaped).join('; ');
    })
    .join(`; ${escaped(markdownContent.thereafter)} `);

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** Escapes all Markdown and HTML in a string. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\d+)(?=[.)]\s)|^(?=[#+-]\s)/, '$1\\');
