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
const { useHeaderItems } = await import('./navigationItems.ts');

test('the header of a site with one page has a link instead of a dropdown', () => {
  expect(useHeaderItems()).toContainEqual({ label: 'Pricing', href: '/one', current: true });
});
