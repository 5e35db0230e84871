'use client';

import type { ReactNode } from 'react';
import { useDisclosures } from '../Accordion/useDisclosures.ts';
import type { HeadingLevel } from '../headings.ts';
import { useControllable } from '../useControllable.ts';
import * as styles from './TierCard.css.ts';

export interface TierDisclosures {
  /**
   * The ids of the open groups, if you control them; makes the groups disclosures. A link to the items opens
   * theirs (`#gold-kit`: the card's id and the group's); print and a browser without scripts show all.
   */
  openGroups?: readonly string[] | undefined;
  /** The ids of the initially open groups, in the server's HTML too, if you do not control them. */
  defaultOpenGroups?: readonly string[] | undefined;
  /** Called with the open groups when one opens or closes, and on hydration if the visitor opened one. */
  onOpenGroupsChange?: ((openGroups: readonly string[]) => void) | undefined;
}

interface TierGroupsProps extends TierDisclosures {
  groups: readonly {
    readonly id: string;
    readonly label: ReactNode;
    /** How much of it the tier includes, in words. */
    readonly amount: string;
    readonly items: ReactNode;
  }[];
  /** The element of a group's heading. */
  heading: `h${HeadingLevel}`;
}

/** A card's groups as disclosures. */
export function TierGroups({
  groups,
  heading: Heading,
  openGroups,
  defaultOpenGroups = [],
  onOpenGroupsChange,
}: TierGroupsProps) {
  const [open, setOpen] = useControllable(
    'TierCard',
    openGroups,
    defaultOpenGroups,
    onOpenGroupsChange,
  );
  const ids = groups.map(({ id }) => id);
  const disclosure = useDisclosures(ids, open, setOpen);
  return groups.map(({ id, label, amount, items }, index) => (
    <details key={id} data-part="group" {...disclosure(index)} className={styles.disclosure}>
      <summary className={styles.toggle}>
        <Heading data-part="group-heading" className={styles.toggleHeading}>
          {label}
        </Heading>
        {`· ${amount}`}
      </summary>
      {items}
    </details>
  ));
}
