import { views } from '@agency/pricing-data';
import { ButtonLink, type ButtonLinkProps, Link } from '@agency/ui';
import { enquireAbout, enquireLabel } from '../content/enquire.ts';
import { type EnquirySubject, enquireHref } from './enquire.ts';

interface EnquireProps extends Pick<ButtonLinkProps, 'tone' | 'wide'> {
  subject: EnquirySubject;
  /** The name of the offer, if a page has several such buttons. */
  about?: string;
}

/** The Enquire button; its address names the page, the view's audience and the offer. */
export const Enquire = ({ subject, about, ...look }: EnquireProps) =>
  views.map((view) => (
    <ButtonLink
      key={view}
      data-for-view={view}
      href={enquireHref({ ...subject, view })}
      aria-label={about && enquireAbout(about)}
      {...look}
    >
      {enquireLabel}
    </ButtonLink>
  ));

interface EnquireLinkProps {
  subject: Required<EnquirySubject>;
  /** The offer's name. */
  about: string;
}

/** The same as a plain link. */
export const EnquireLink = ({ subject, about }: EnquireLinkProps) =>
  views.map((view) => (
    <Link
      key={view}
      data-for-view={view}
      href={enquireHref({ ...subject, view })}
      aria-label={enquireAbout(about)}
    >
      {enquireLabel}
    </Link>
  ));
