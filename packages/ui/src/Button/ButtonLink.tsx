import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { type ButtonLook, buttonProps } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkProps {
  /** Link text that makes sense without the sentence around it. */
  children?: ReactNode;
}

/**
 * A link that looks like a button.
 * @example
 * <ButtonLink href="/book" tone="highlighted" size="large">
 *   Book a room
 * </ButtonLink>
 */
export function ButtonLink(props: ButtonLinkProps) {
  return <Link {...buttonProps(props)} />;
}
