import { Link, type LinkProps } from '../Link/Link.tsx';
import { type ButtonLook, buttonClass } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ tone, wide, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ tone, wide }, className)} {...rest} />;
}
