import { afterEach, expect, test, vi } from 'vitest';
import siteConfigFile from '../../site.config.ts';

afterEach(() => vi.unstubAllGlobals());

/** The builder, for a company with other settings than the configuration file. */
async function builderWith(changes: Partial<typeof siteConfigFile>) {
  vi.resetModules();
  vi.stubGlobal('__SITE_CONFIG__', {
    ...siteConfigFile,
    mainSite: 'https://www.agency.example',
    contactPath: '/contact-us',
    contactFormAnchor: 'form',
    ...changes,
  });
  const { enquireHref } = await import('./enquire.ts');
  return enquireHref;
}

test('the parameters have the names that the configuration gives them', async () => {
  const enquireHref = await builderWith({
    enquireOfferParameter: 'bundle',
    enquireAudienceParameter: 'who',
    enquirePageParameter: 'from',
  });
  expect(enquireHref({ page: 'podcasting', view: 'creator', offer: 'level-2' })).toBe(
    'https://www.agency.example/contact-us?bundle=level-2&who=creator&from=podcasting#form',
  );
});

test('a parameter without a name is left out', async () => {
  const enquireHref = await builderWith({
    enquireOfferParameter: 'offer',
    enquireAudienceParameter: '',
    enquirePageParameter: '',
  });
  expect(enquireHref({ page: 'digitalMarketing', view: 'creator', offer: 'gold' })).toBe(
    'https://www.agency.example/contact-us?offer=gold',
  );
  expect(enquireHref({ page: 'digitalMarketing', view: 'creator' })).toBe(
    'https://www.agency.example/contact-us',
  );
});

test('a misspelt page does not compile', async () => {
  const enquireHref = await builderWith({});
  // @ts-expect-error: 'podcasting'
  expect(() => enquireHref({ page: 'podcasts', view: 'brand' })).toThrow();
});
