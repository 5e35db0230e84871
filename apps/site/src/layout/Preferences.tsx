import { ThemeToggle, ViewSwitch, VisuallyHidden } from '@agency/ui';
import { useEffect, useRef, useState } from 'react';
import { layoutContent } from '../content/layout.ts';
import { usePage } from '../pages/usePage.ts';
import { useTheme, useView } from '../views/preferences.ts';

/*
 * Each part that follows a preference stands alone, so that a switch renders these few elements
 * and not the layout around them.
 */

/** Brand/Creator on the podcasting page, Enterprise/SME on the other; a switch is announced. */
export function AudienceSwitch() {
  const [view, setView] = useView();
  const [announcement, setAnnouncement] = useState('');
  const { words } = usePage();
  const shown = useRef<string>(undefined);
  const { name } = words[view];

  // Whoever changed it: the switch, another tab, the way back. At first the page is as it was.
  useEffect(() => {
    const before = shown.current;
    shown.current = before ? view : document.documentElement.dataset.view;
    if (before && before !== view) setAnnouncement(layoutContent.viewShown(name));
  }, [view, name]);

  return (
    <>
      <ViewSwitch
        label={layoutContent.viewSwitch}
        name="view"
        options={[
          { value: 'brand', label: words.brand.name },
          { value: 'creator', label: words.creator.name },
        ]}
        value={view}
        onValueChange={setView}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** Light/Dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return <ThemeToggle value={theme} onValueChange={setTheme} />;
}
