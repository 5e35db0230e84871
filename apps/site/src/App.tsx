import { LinkProvider, ToastProvider } from '@agency/ui';
import { Navigate, Route, Routes } from 'react-router';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { SiteLink } from './layout/SiteLink.tsx';
import { DigitalMarketingPage } from './pages/DigitalMarketingPage.tsx';
import { PodcastingPage } from './pages/PodcastingPage.tsx';
import { home, routes } from './routes.ts';

/** The site, inside whichever router the place has: the browser's or the prerender's. */
export function App() {
  return (
    <LinkProvider component={SiteLink}>
      <ToastProvider>
        <Routes>
          <Route element={<SiteLayout />}>
            <Route path={routes.podcasting} element={<PodcastingPage />} />
            <Route path={routes.digitalMarketing} element={<DigitalMarketingPage />} />
          </Route>
          <Route path="*" element={<Navigate to={home} replace />} />
        </Routes>
      </ToastProvider>
    </LinkProvider>
  );
}
