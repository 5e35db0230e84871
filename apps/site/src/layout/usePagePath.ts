import { useLocation } from 'react-router';
import { home, type PagePath, routes } from '../routes.ts';

/** The page that the visitor is at, however its address is spelt. */
export function usePagePath(): PagePath {
  const path = useLocation().pathname.replace(/\/$/, '');
  return Object.values(routes).find((route) => route === path) ?? home;
}
