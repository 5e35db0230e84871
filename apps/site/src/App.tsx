import { LinkProvider, ToastProvider } from '@agency/ui';
import { type ComponentType, Fragment, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { SiteLink } from './layout/SiteLink.tsx';
import { PricesAsOf } from './offers/PricesAsOf.tsx';
import { note } from './offers/pricesAsOf.css.ts';
import { home, type PageName, pageNames, routes } from './routes.ts';
import { SignOff } from './sign-off/SignOff.tsx';

const components = import.meta.glob<ComponentType>('./pages/*/Page.tsx', {
  eager: true,
  import: 'Page',
});

/** A page's offers, their date and the sign-off. */
function PageParts({ name }: { name: PageName }) {
  const file = `./pages${routes[name]}/Page.tsx`;
  const Page = components[file];
  if (!Page) throw new Error(`${file} must export the component \`Page\`.`);
  return (
    <Fragment key={name}>
      <Suspense>
        <Page />
        <p className={note}>
          <PricesAsOf />
        </p>
      </Suspense>
      <Suspense>
        <SignOff page={name} />
      </Suspense>
    </Fragment>
  );
}

/** The site. The caller wraps it in a router: the browser's, or the prerender's static one. */
export function App() {
  return (
    <LinkProvider component={SiteLink}>
      <ToastProvider>
        <Routes>
          <Route element={<SiteLayout />}>
            {pageNames.map((name) => (
              <Route key={name} path={routes[name]} element={<PageParts name={name} />} />
            ))}
          </Route>
          <Route path="*" element={<Navigate to={home} replace />} />
        </Routes>
      </ToastProvider>
    </LinkProvider>
  );
}
