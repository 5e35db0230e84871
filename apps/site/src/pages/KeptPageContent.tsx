import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { PagePath } from '../routes.ts';
import { loadPageContent } from './loadPageContent.ts';
import type { PageContentProps } from './PageContent.tsx';

const PageContent = lazy(loadPageContent);

/** React leaves alone what it is told to fill with markup: the served content stays as it is. */
const asServed = { __html: '' };

/**
 * In the browser: a page's content as the server rendered it, for as long as the visitor stays.
 * It answers by itself (CSS shows the view, links are links), so React neither downloads nor
 * hydrates it; the code of the pages is loaded for whoever goes from one to the other.
 */
export function KeptPageContent({ path }: PageContentProps) {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [served, setServed] = useState<PagePath | undefined>(hydrating ? path : undefined);
  if (served && served !== path) setServed(undefined);

  if (served === path) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is ever set, see above.
    return <div key="served" dangerouslySetInnerHTML={asServed} suppressHydrationWarning />;
  }
  return (
    <div key={path}>
      <Suspense>
        <PageContent path={path} />
      </Suspense>
    </div>
  );
}

const neverChanges = () => () => {};
