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

test('the header links to a single page instead of listing it in a dropdown', () => {
  expect(useHeaderItems()).toContainEqual({ label: 'Pricing', href: '/one', current: true });
});
