import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { metal } from '../Feature/Feature.css.ts';
import {
  englishFeatureLabels,
  type FeatureGroup,
  type FeatureLabels,
  type FeatureRow,
  type FeatureValue,
} from '../Feature/feature.ts';
import { NoteLink } from '../Feature/NoteLink.tsx';
import { Value } from '../Feature/Value.tsx';
import type { Metal } from '../theme/tokens.ts';
import * as styles from './TierCard.css.ts';

export interface TierRow extends FeatureRow {
  /** One that is not there is not included. */
  readonly value?: FeatureValue;
}

export interface TierHeadline {
  readonly label: string;
  readonly value: FeatureValue;
}

export interface TierCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The tier's name. */
  label: string;
  /** The metal of its header. */
  tone?: Metal;
  /** What stands beside the name, in the type of prices. */
  headline?: TierHeadline;
  /** The features, under their headings. */
  groups: readonly FeatureGroup<TierRow>[];
  /** A button for this tier, between its header and its features. */
  action?: ReactNode;
  /** The `Footnotes` that its features refer to, below them. */
  notes?: ReactNode;
  /**
   * The rank of its heading; those of its groups are one rank lower.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5;
  /**
   * What absent values and references to notes say.
   * @default { absent: 'Not included', note: (number) => `Note ${number}` }
   */
  labels?: Partial<FeatureLabels>;
}

/**
 * All that one tier offers, for narrow screens: a column of the `ComparisonTable` by itself. Its
 * header stays in sight while its features pass below.
 */
export function TierCard({
  label,
  tone,
  headline,
  groups,
  action,
  notes,
  headingLevel = 2,
  labels,
  className,
  ...rest
}: TierCardProps) {
  const says = { ...englishFeatureLabels, ...labels };
  const Heading = `h${headingLevel}` as const;
  const Subheading = `h${headingLevel + 1}` as 'h3';
  return (
    <article className={classNames(styles.root, className)} {...rest}>
      <div className={classNames(styles.head, metal[tone ?? 'none'])}>
        <Heading className={styles.name}>{label}</Heading>
        {headline && (
          <dl className={styles.headline}>
            <dt>{headline.label}</dt>
            <dd>
              <Value absent={says.absent}>{headline.value}</Value>
            </dd>
          </dl>
        )}
      </div>
      {action && <div className={styles.slot}>{action}</div>}
      {groups.map((group) => (
        <Fragment key={group.id}>
          <Subheading className={styles.group}>{group.label}</Subheading>
          <dl className={styles.features}>
            {group.rows.map(({ id, label: feature, value, note }) => (
              <Fragment key={id}>
                <dt>
                  {feature}
                  {note && <NoteLink note={note} labelFor={says.note} />}
                </dt>
                <dd>
                  <Value absent={says.absent}>{value}</Value>
                </dd>
              </Fragment>
            ))}
          </dl>
        </Fragment>
      ))}
      {notes && <div className={styles.slot}>{notes}</div>}
    </article>
  );
}
