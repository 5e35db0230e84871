import type { View } from '@agency/pricing-data';
import { ButtonLink, type ButtonLinkProps } from '@agency/ui';
import { enquireAbout, enquireLabel } from '../content/offers.ts';
import { pages } from '../pages/registry.ts';
import { PerView } from '../views/PerView.tsx';
import { type EnquirySubject, enquireHref } from './enquire.ts';

interface EnquireProps extends Pick<ButtonLinkProps, 'tone'> {
  subject: EnquirySubject;
  /** The offer's name, included in the link's accessible name if the page has several such links. */
  about?: string;
}

export const Enquire = ({ subject, about, ...look }: EnquireProps) => {
  const { offers } = pages[subject.page];
  const isOffered = (view: View) =>
    !subject.offer || offers(view).some(({ id }) => id === subject.offer);
  return (
    <PerView
      render={(view) =>
        isOffered(view) && (
          <ButtonLink
            href={enquireHref({ ...subject, view })}
            aria-label={about && enquireAbout(about)}
            {...look}
          >
            {enquireLabel}
          </ButtonLink>
        )
      }
    />
  );
};
