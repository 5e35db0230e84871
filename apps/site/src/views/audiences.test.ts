import { defaultView } from '@agency/pricing-data';
import { expect, test, vi } from 'vitest';
import siteConfigFile from '../../site.config.ts';

vi.stubGlobal('__SITE_CONFIG__', siteConfigFile);
vi.mock('@agency/ui', () => ({ usePreference: () => {} }));
vi.mock('./audiences.ts', async (original) => ({
  ...(await original<object>()),
  severalViews: false,
}));
const { enquireHref } = await import('../offers/enquire.ts');
const { pageNames, pages } = await import('../pages/registry.ts');
const { viewPreference } = await import('../preferences.ts');

test.each(pageNames)('%s does not name the only audience', (name) => {
  const { heading, words } = pages[name];
  expect(words[defaultView]).toMatchObject({ name: '', title: heading });
  const { searchParams } = new URL(enquireHref({ page: name, view: defaultView }));
  expect(searchParams.has(siteConfigFile.enquireAudienceParameter)).toBe(false);
  expect(viewPreference.parameter).toBeUndefined();
});
