import { LinkProvider, ToastProvider } from '@agency/ui';
import { Navigate, Route, Routes } from 'react-router';
import { layoutContent } from './content/layout.ts';
import { showNotice } from './error-boundary/withoutReact.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { SiteLink } from './layout/SiteLink.tsx';
import { PageParts } from './pages/PageParts.tsx';
import { home, pageNames, routes } from './routes.ts';

/** The site. The caller wraps it in a router: the browser's, or the prerender's static one. */
export function App() {
  return (
    <LinkProvider component={SiteLink}>
      <ToastProvider labels={layoutContent.toasts} onLoadError={showNotice}>
        <Routes>
          <Route element={<SiteLayout />}>
            {pageNames.map((name) => (
              <Route
                key={name}
                path={routes[name]}
                element={<PageParts key={name} name={name} />}
              />
            ))}
          </Route>
          <Route path="*" element={<Navigate to={home} replace />} />
        </Routes>
      </ToastProvider>
    </LinkProvider>
  );
}
