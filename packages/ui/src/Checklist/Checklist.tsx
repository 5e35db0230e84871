import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Icon, TickIcon } from '../Icon/Icon.tsx';
import { checklist as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import { hasContent } from '../Part.tsx';
import type { SingleNode } from '../render.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Checklist.css.ts';

/** One line of a checklist. A bare string or node counts as included. */
export type ChecklistItem = SingleNode | { readonly text: ReactNode; readonly included: boolean };

export interface ChecklistProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The lines; those without content are left out. */
  items: readonly ChecklistItem[];
  /** The text that screen readers read for a tick and a cross. */
  labels?: OwnLabels<'checklist'> | undefined;
}

const cross = 'm5 5 6 6m0-6-6 6';

/**
 * A list that marks included items with a tick and the others with a cross. Parts: `icon`.
 * @example
 * <Checklist items={['Piano', 'Drum kit', { text: 'Recording', included: false }]} />
 */
export function Checklist({ items, labels: ownLabels, className, ...rest }: ChecklistProps) {
  const labels = useLabels('checklist', defaultLabels, ownLabels);
  return (
    <ul className={classNames(styles.root, className)} {...rest}>
      {items?.filter(isShown).map((item, index) => {
        const { text, included } = lineOf(item);
        const state = included ? 'included' : 'excluded';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state and no identifier.
          <li key={index} data-state={state}>
            {included ? <TickIcon data-part="icon" /> : <Icon d={cross} data-part="icon" />}
            <VisuallyHidden>{`${labels[state]}: `}</VisuallyHidden>
            {text}
          </li>
        );
      })}
    </ul>
  );
}

const lineOf = (item: ChecklistItem) =>
  typeof item === 'object' && item !== null && 'included' in item
    ? item
    : { text: item, included: true };

export const isShown = (item: ChecklistItem): boolean => hasContent(lineOf(item).text);
