import type { TierCardProps } from '@agency/ui';

const service = (heading: string, price: string, hours: string, parts: string | null) =>
  ({
    heading,
    headline: { label: 'From', value: price },
    groups: [
      {
        id: 'work',
        label: 'The work',
        rows: [
          { id: 'hours', label: 'On the stand', value: hours },
          { id: 'parts', label: 'Cables and pads', value: parts },
        ],
      },
    ],
  }) satisfies TierCardProps;

/** What the workshop does, from a check to taking everything apart. */
export const services = [
  service('Safety check', '£35', 'Half an hour', null),
  service('Full service', '£95', 'Two hours', 'Included'),
  service('Strip and rebuild', '£220', 'A day', 'Included'),
];
