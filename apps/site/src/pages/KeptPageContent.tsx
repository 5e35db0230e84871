import { lazy, useState, useSyncExternalStore } from 'react';
import type { PagePath } from '../routes.ts';
import { loadPageContent } from './loadPageContent.ts';
import type { PageContentProps } from './PageContent.tsx';
import { served } from './served.ts';

// Without a `Suspense` around it: the page that is left stays until the other one can be shown.
const PageContent = lazy(loadPageContent);

/** React leaves alone what it is told to fill with markup: the served content stays as it is. */
const asServed = { __html: '' };

interface Kept {
  path: PagePath;
  how: 'in place' | 'moved';
}

/**
 * In the browser: a page's content as the server rendered it, for as long as the visitor stays.
 * It answers by itself (CSS shows the view, links are links), so React neither downloads nor
 * hydrates it; the code of the pages is loaded for whoever goes from one to the other.
 *
 * Where React cannot take the document over as it is (a translator rewrote it, say) it renders
 * the layout anew, and the served content is put into that.
 */
export function KeptPageContent({ path }: PageContentProps) {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [kept, setKept] = useState<Kept | undefined>(() => {
    if (hydrating) return { path, how: 'in place' };
    if (served?.path === path) return { path, how: 'moved' };
  });
  if (kept && kept.path !== path) setKept(undefined);

  if (kept?.path === path) {
    return kept.how === 'moved' ? (
      <div key="served" ref={putServed} />
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is ever set, see above.
      <div key="served" dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
    );
  }
  return (
    <div key={path}>
      <PageContent path={path} />
    </div>
  );
}

const putServed = (place: HTMLElement | null) => served && place?.append(served.content);

const neverChanges = () => () => {};
