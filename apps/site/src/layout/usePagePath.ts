import { matchRoutes, useLocation } from 'react-router';
import { home, type PagePath, routes } from '../routes.ts';

const pages = Object.values(routes).map((path) => ({ path }));

/** The page that the visitor is at, however its address is spelt (`matchPath` would not decode it). */
export function usePagePath(): PagePath {
  const [found] = matchRoutes(pages, useLocation()) ?? [];
  return found?.route.path ?? home;
}
