import { defaultView } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';
import siteConfigFile from '../../site.config.ts';

const config = { ...siteConfigFile };
vi.stubGlobal('__SITE_CONFIG__', config);
vi.mock('../views/audiences.ts', () => ({ severalViews: true, audienceNames: {} }));
const { homePage, pages } = await import('../pages/registry.ts');
const { enquireHref } = await import('./enquire.ts');

const contact = siteConfigFile.mainSite + siteConfigFile.contactPath;
const form = pages[homePage].enquireAtForm ? `#${siteConfigFile.contactFormAnchor}` : '';

test.each([
  [
    'bundle',
    'who',
    'from',
    `?bundle=level-2&who=${defaultView}&from=${pages[homePage].path.slice(1)}${form}`,
  ],
  ['offer', '', '', `?offer=level-2${form}`],
  ['', '', '', form],
])(
  "the Enquire link has only those parameters whose names are configured: '%s', '%s', '%s'",
  (offer, audience, page, rest) => {
    Object.assign(config, {
      enquireOfferParameter: offer,
      enquireAudienceParameter: audience,
      enquirePageParameter: page,
    });
    const href = enquireHref({ page: homePage, view: defaultView, offer: 'level-2' });
    expect(href).toBe(contact + rest);
  },
);
