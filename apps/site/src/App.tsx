import { LinkProvider, ToastProvider } from '@agency/ui';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import * as layoutContent from './content/layout.ts';
import { showNotice } from './error-boundary/withoutReact.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { SiteLink } from './layout/SiteLink.tsx';
import { PageContent } from './pages/PageContent.tsx';
import { usePageName } from './pages/registry.ts';
import { home } from './routes.ts';
import { PageMeta } from './seo/PageMeta.tsx';

/** The site. The caller wraps it in a router: the browser's, or the prerender's static one. */
export function App() {
  const name = usePageName();
  const navigate = useNavigate();
  useEffect(() => {
    if (!name) navigate(home, { replace: true });
  }, [name, navigate]);

  return (
    <LinkProvider component={SiteLink}>
      <ToastProvider labels={layoutContent.toasts} onLoadError={showNotice}>
        {name && (
          <>
            <PageMeta />
            {/* Rerenders the layout only, after a mismatch: metadata would be in `head` twice. */}
            <Suspense>
              <SiteLayout>
                <PageContent key={name} name={name} />
              </SiteLayout>
            </Suspense>
          </>
        )}
      </ToastProvider>
    </LinkProvider>
  );
}
