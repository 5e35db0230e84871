import { expect, test, vi } from 'vitest';
import siteConfigFile from '../../site.config.ts';

vi.stubGlobal('__SITE_CONFIG__', siteConfigFile);
vi.mock('@agency/ui', () => ({}));
vi.mock('../pages/registry.ts', () => ({
  home: '/one',
  pageNames: ['one'],
  pages: { one: { path: '/one' } },
  usePage: () => ({ path: '/one' }),
}));
const { useNavigationItems } = await import('./useNavigationItems.ts');

test('the entry of a single page is a link instead of a dropdown', () => {
  const { headerItems, footerItems } = useNavigationItems();
  const link = expect.objectContaining({ href: '/one', current: true });
  for (const items of [headerItems, footerItems]) expect(items).toContainEqual(link);
});
