import { expect, test, vi } from 'vitest';
import siteConfigFile from '../../site.config.ts';

vi.stubGlobal('__SITE_CONFIG__', siteConfigFile);
vi.mock('@agency/ui', () => ({}));
vi.mock('../pages/registry.ts', () => ({
  home: '/one',
  pageNames: ['one'],
  pages: { one: {} },
  routes: { one: '/one' },
  usePage: () => ({ path: '/one' }),
}));
const { navigation } = await import('../content/siteNavigation.ts');
const { useHeaderItems } = await import('./navigationItems.ts');

test('the header of a site with one page has a link instead of a dropdown', () => {
  const label = navigation.find((entry) => 'pages' in entry)?.label;
  expect(useHeaderItems()).toContainEqual({ label, href: '/one', current: true });
});
