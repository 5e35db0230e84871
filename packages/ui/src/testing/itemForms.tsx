import type { ReactElement } from 'react';
import { ComparisonTable } from '../ComparisonTable/ComparisonTable.tsx';
import type { ItemValue } from '../Item/Item.tsx';
import { TierCard, type TierRow } from '../TierCard/TierCard.tsx';
import type { TierColor } from '../theme/tokens.ts';

interface ItemFormProps {
  rows?: readonly TierRow[];
  headline?: ItemValue;
  className?: string;
  color?: TierColor | undefined;
}

export const itemForms: [name: string, show: (props: ItemFormProps) => ReactElement][] = [
  [
    'table',
    ({ rows = [], headline = 'R1', className, color }) => (
      <ComparisonTable
        label="Packages"
        className={className}
        columns={[{ key: 'gold', label: 'Gold', color, href: '#gold' }]}
        headline={{ label: 'Cost', values: { gold: headline } }}
        groups={groupOf(
          rows.map(({ value, ...row }) => ({
            ...row,
            values: { gold: value },
          })),
        )}
      />
    ),
  ],
  [
    'card',
    ({ rows = [], headline = 'R1', ...rest }) => (
      <TierCard
        heading="Gold"
        href="#gold"
        headline={{ label: 'Cost', value: headline }}
        groups={groupOf(rows)}
        {...rest}
      />
    ),
  ],
];

const groupOf = <Row,>(rows: readonly Row[]) => [{ id: 'group', label: 'Group', rows }];
