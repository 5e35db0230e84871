import { LinkProvider, ToastProvider } from '@agency/ui';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ErrorBoundary } from './error-boundary/ErrorBoundary.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { SiteLink } from './layout/SiteLink.tsx';
import { DigitalMarketingPage } from './pages/DigitalMarketingPage.tsx';
import { PodcastingPage } from './pages/PodcastingPage.tsx';
import { home, type PagePath, routes } from './routes.ts';

const pages: Record<PagePath, ComponentType> = {
  [routes.podcasting]: PodcastingPage,
  [routes.digitalMarketing]: DigitalMarketingPage,
};

/** The site, inside whichever router the place has: the browser's or the prerender's. */
export function App() {
  return (
    <LinkProvider component={SiteLink}>
      <ToastProvider>
        <Routes>
          <Route element={<SiteLayout />}>
            {Object.entries(pages).map(([path, Page]) => (
              <Route
                key={path}
                path={path}
                element={
                  <ErrorBoundary key={path}>
                    <Page />
                  </ErrorBoundary>
                }
              />
            ))}
          </Route>
          <Route path="*" element={<Navigate to={home} replace />} />
        </Routes>
      </ToastProvider>
    </LinkProvider>
  );
}
