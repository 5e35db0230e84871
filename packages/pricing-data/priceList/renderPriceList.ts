import {
  audiences,
  catalogue,
  contractMonths,
  deliverableItem,
  footnoteNumber,
  itemTexts,
  type PodcastBundle,
  podcastBundlesFor,
  recordingMinutes,
  recordingSlotHours,
  views,
} from '../src/index.ts';

const names = { brand: 'Brand', creator: 'Creator', enterprise: 'Enterprise', sme: 'SME' };

/** The catalogue in words, as visitors read it: the text of `price-list.md`. */
export function renderPriceList(): string {
  const { tiers, groups, prices, footnotes } = catalogue;
  const columns = (heading: string) => [
    row(heading, ...tiers.map(({ label }) => label)),
    row(...Array(tiers.length + 1).fill('---')),
  ];
  const sections = [
    ['# Price list'],
    ['Every offer as visitors read it. Written by `pnpm accept`: do not edit.'],
    ...views.flatMap((view) => [
      [`## Podcasting bundles, ${names[view]}`],
      ...podcastBundlesFor(view).map(bundleSection),
    ]),
    ['## Digital marketing packages'],
    [
      ...columns('Cost per month'),
      ...audiences.map((audience) =>
        row(names[audience], ...tiers.map(({ key }) => prices[audience][key])),
      ),
    ],
    ...groups.flatMap(({ label, items }) => [
      [`### ${label}`],
      [
        ...columns('Item'),
        ...items.map((item) =>
          row(
            item.noteId ? `${item.label} [${footnoteNumber(item.noteId)}]` : item.label,
            ...tiers.map(({ key }) => itemTexts(item)[key] ?? '–'),
          ),
        ),
      ],
    ]),
    ['### Notes'],
    footnotes.map(({ id, text }) => `- ${footnoteNumber(id)}: ${text}`),
    ['## Terms'],
    [
      `- Contract: ${contractMonths} months`,
      `- Recording: up to ${recordingMinutes} minutes`,
      `- Slot: ${recordingSlotHours} hours`,
    ],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

function bundleSection({ tier, level, featured, prices, ...bundle }: PodcastBundle): string[] {
  return [
    `### ${`${tier} ${level === 'Custom' ? level : `Level ${level}`}`.trim()}`,
    '',
    ...(featured ? ['- Badge: Popular'] : []),
    ...prices.map(
      ({ episodes, price }) =>
        `- ${episodes} episode${episodes === 1 ? '' : 's'} per month: ${price}`,
    ),
    `- Turnaround: ${bundle.turnaround}`,
    ...(bundle.note ? [`- Note: ${bundle.note}`] : []),
    ...bundle.deliverables
      .map(deliverableItem)
      .map(({ text, included }) => `- ${included ? '✓' : '✗'} ${text}`),
  ];
}
