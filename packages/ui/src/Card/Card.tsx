import type { ComponentProps, ReactNode } from 'react';
import { type HeadingLevel, headingTag } from '../headings.ts';
import { NameLink } from '../Link/NameLink.tsx';

/** The props that `OfferCard` and `TierCard` share. */
export interface CardProps extends ComponentProps<'article'> {
  /** The offer's name. */
  heading?: ReactNode;
  /** Makes the name a link, such as to the card itself (`#gold`). */
  href?: string | undefined;
  /** Further content, below the items. */
  children?: ReactNode;
  /** The card's last line. */
  footer?: ReactNode;
  /**
   * The level of the card's heading; headings inside the card are one level lower.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
}

interface CardHeadingProps extends ComponentProps<'h2'> {
  level: HeadingLevel;
  name: ReactNode;
  href: string | undefined;
}

/** A card's heading: its name, which may be a link, and further content. */
export function CardHeading({ level, name, href, children, ...rest }: CardHeadingProps) {
  const Heading = headingTag(level);
  return (
    <Heading {...rest}>
      <NameLink href={href}>{name}</NameLink>
      {children}
    </Heading>
  );
}
