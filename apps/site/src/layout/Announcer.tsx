import { VisuallyHidden } from '@agency/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the new page's title after a navigation, as a browser's own page load would be said. */
export function Announcer() {
  const { pathname } = useLocation();
  const [loadedPath] = useState(pathname);
  const [navigated, setNavigated] = useState(false);
  const [title, setTitle] = useState('');

  if (pathname !== loadedPath && !navigated) setNavigated(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what there is to say.
  useEffect(() => {
    if (navigated) setTitle(document.title);
  }, [navigated, pathname]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
