import { type View, views } from '@agency/pricing-data';
import { ButtonLink, type ButtonLinkProps, Link } from '@agency/ui';
import { enquireAbout, enquireLabel } from '../content/offers.ts';
import { pages } from '../pages/pages.ts';
import { type EnquirySubject, enquireHref } from './enquire.ts';

interface EnquireProps {
  subject: EnquirySubject;
  /** The name of the offer, if a page has several such links. */
  about?: string;
}

interface EnquireButtonProps extends EnquireProps, Pick<ButtonLinkProps, 'tone' | 'wide'> {
  /**
   * Whether it is a plain link instead of a button.
   * @default false
   */
  plain?: false;
}

interface EnquireLinkProps extends EnquireProps {
  plain: true;
}

/** A link to the contact page; its address names the page, the view's audience and the offer. */
export const Enquire = ({
  subject,
  about,
  plain,
  ...look
}: EnquireButtonProps | EnquireLinkProps) => {
  const Element = plain ? Link : ButtonLink;
  const { offers } = pages[subject.page];
  const isOffered = (view: View) =>
    !subject.offer || offers(view).some(({ id }) => id === subject.offer);
  return views.filter(isOffered).map((view) => (
    <Element
      key={view}
      data-for-view={view}
      href={enquireHref({ ...subject, view })}
      aria-label={about && enquireAbout(about)}
      {...look}
    >
      {enquireLabel}
    </Element>
  ));
};
