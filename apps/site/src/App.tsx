import { LinkProvider, ToastProvider } from '@agency/ui';
import { Navigate, Route, Routes } from 'react-router';
import { ErrorBoundary } from './error-boundary/ErrorBoundary.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { SiteLink } from './layout/SiteLink.tsx';
import { PageContent } from './pages/PageContent.tsx';
import { home, routes } from './routes.ts';

/** The site, inside whichever router the place has: the browser's or the prerender's. */
export function App() {
  return (
    <LinkProvider component={SiteLink}>
      <ToastProvider>
        <Routes>
          <Route element={<SiteLayout />}>
            {Object.values(routes).map((path) => (
              <Route
                key={path}
                path={path}
                element={
                  <ErrorBoundary key={path}>
                    <PageContent path={path} />
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
