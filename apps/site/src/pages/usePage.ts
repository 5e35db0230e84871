import { matchRoutes, useLocation } from 'react-router';
import { home, type PagePath, routes } from '../routes.ts';
import { pageAt } from './pages.ts';

const paths = Object.values(routes).map((path) => ({ path }));

/** The current page. `matchRoutes` decodes percent-encoded addresses; `matchPath` does not. */
export function usePage() {
  const [found] = matchRoutes(paths, useLocation()) ?? [];
  const path: PagePath = found?.route.path ?? home;
  return { path, ...pageAt(path) };
}
