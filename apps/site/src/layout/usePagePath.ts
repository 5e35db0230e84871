import { matchPath, useLocation } from 'react-router';
import { home, type PagePath, routes } from '../routes.ts';

/** The page that the visitor is at, however its address is spelt. */
export function usePagePath(): PagePath {
  const { pathname } = useLocation();
  return Object.values(routes).find((path) => matchPath(path, pathname)) ?? home;
}
