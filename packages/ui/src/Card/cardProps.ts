import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../headings.ts';

/** The props that `OfferCard` and `TierCard` share. */
export interface CardProps extends ComponentProps<'article'> {
  /** The offer's name. */
  heading?: ReactNode;
  /** Makes the name a link, such as to the card itself (`#gold`). */
  href?: string | undefined;
  /** Further content, below the items. */
  children?: ReactNode;
  /**
   * The level of the card's heading; headings inside the card are one level lower.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}
