import { LabelsProvider, type LinkProps, LinkProvider, ToastProvider } from '@agency/ui';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';
import { labels } from './content/designSystemLabels.ts';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { home, routes, usePageName } from './pages/registry.ts';
import { PageMeta } from './seo/PageMeta.tsx';

const modules = import.meta.glob<ComponentType>('./pages/*/*Page.tsx', {
  eager: true,
  import: 'default',
});
/** The pages' components, keyed by path, which is also the name of the page's folder. */
const pageComponents = Object.fromEntries(
  Object.entries(modules).map(([file, Page]) => [`/${file.split('/')[2]}`, Page]),
);

const paths: readonly string[] = Object.values(routes);

export function App() {
  const name = usePageName();
  const Page = name && pageComponents[routes[name]];
  const navigate = useNavigate();
  useEffect(() => {
    if (!name) navigate(home, { replace: true });
  }, [name, navigate]);

  const site = (
    <LinkProvider component={SiteLink}>
      <ToastProvider>
        {Page && (
          <>
            <PageMeta />
            {/* Confines rerenders after a hydration mismatch: a wider rerender would repeat the metadata in `head`. */}
            <Suspense>
              <SiteLayout page={name}>
                <Page />
              </SiteLayout>
            </Suspense>
          </>
        )}
      </ToastProvider>
    </LinkProvider>
  );
  return labels ? <LabelsProvider labels={labels}>{site}</LabelsProvider> : site;
}

const SiteLink = (props: LinkProps) =>
  paths.includes(props.href) ? <PageLink {...props} /> : <a {...props} />;

/** React Router's `Link` without the features that the site does not use, such as prefetching. */
function PageLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
