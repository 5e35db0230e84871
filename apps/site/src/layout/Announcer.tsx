import { VisuallyHidden } from '@agency/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the new page's title after a navigation, as a browser's own page load would be said. */
export function Announcer() {
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  const [moved, setMoved] = useState(false);
  const [title, setTitle] = useState('');

  if (pathname !== arrivedAt && !moved) setMoved(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what there is to say.
  useEffect(() => {
    if (moved) setTitle(document.title);
  }, [moved, pathname]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
