import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ExclamationIcon, TickIcon } from '../Icon/Icon.tsx';
import { hasContent, Part } from '../Part.tsx';
import type { ToastTone } from '../Toast/toast.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps extends ComponentProps<'div'> {
  /**
   * `positive` and `danger` add an icon and a coloured edge. Screen readers announce an alert that
   * appears after the page has loaded: `danger` at once, the other tones at the next pause.
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  /** A summary in a few words, not marked up as a heading. */
  heading?: ReactNode;
  /** What happened in detail, and what to do. */
  children?: ReactNode;
}

const drawing: Record<ToastTone, ReactNode> = {
  neutral: null,
  positive: <TickIcon data-part="icon" className={styles.icon} />,
  danger: <ExclamationIcon data-part="icon" className={styles.icon} />,
};

/**
 * A message that stays on the page. For a message that disappears, show a toast. Parts: `icon`,
 * `heading`, `content`.
 * @example
 * <Alert tone="danger" heading="The cellar is taken on Friday">
 *   Choose another evening.
 * </Alert>
 */
export function Alert({ tone = 'neutral', heading, className, children, ...rest }: AlertProps) {
  if (![heading, children].some(hasContent)) return null;
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {drawing[tone]}
      <div className={styles.content}>
        <Part data-part="heading" className={styles.heading} content={heading} />
        <Part data-part="content" content={children} />
      </div>
    </div>
  );
}
