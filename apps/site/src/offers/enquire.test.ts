import { defaultView } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';
import siteConfigFile from '../../site.config.ts';

const config = { ...siteConfigFile };
vi.stubGlobal('__SITE_CONFIG__', config);
const { enquireHref } = await import('./enquire.ts');

const contact = siteConfigFile.mainSite + siteConfigFile.contactPath;
const form = `#${siteConfigFile.contactFormAnchor}`;

test.each([
  ['bundle', 'who', 'from', `?bundle=level-2&who=${defaultView}&from=podcasting${form}`],
  ['offer', '', '', `?offer=level-2${form}`],
  ['', '', '', form],
])(
  "parameters have the configured names; an empty name omits one: '%s', '%s', '%s'",
  (offer, audience, page, rest) => {
    Object.assign(config, {
      enquireOfferParameter: offer,
      enquireAudienceParameter: audience,
      enquirePageParameter: page,
    });
    const href = enquireHref({ page: 'podcasting', view: defaultView, offer: 'level-2' });
    expect(href).toBe(contact + rest);
  },
);
