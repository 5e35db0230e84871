import { LinkProvider, ToastProvider } from '@agency/ui';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { SiteLink } from './layout/SiteLink.tsx';
import type { PageContentProps } from './pages/PageContent.tsx';
import { home, routes } from './routes.ts';

interface AppProps {
  /** Renders a page between the bars and the footer: at once, or as far as is needed. */
  content: ComponentType<PageContentProps>;
}

/** The site, inside whichever router the place has: the browser's or the prerender's. */
export function App({ content: Content }: AppProps) {
  return (
    <LinkProvider component={SiteLink}>
      <ToastProvider>
        <Routes>
          <Route element={<SiteLayout />}>
            {Object.values(routes).map((path) => (
              <Route key={path} path={path} element={<Content path={path} />} />
            ))}
          </Route>
          <Route path="*" element={<Navigate to={home} replace />} />
        </Routes>
      </ToastProvider>
    </LinkProvider>
  );
}
