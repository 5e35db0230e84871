import { ThemeToggle, ViewSwitch, VisuallyHidden } from '@agency/ui';
import { useEffect, useRef, useState } from 'react';
import { layoutContent } from '../content/layout.ts';
import { usePage } from '../pages/usePage.ts';
import { useTheme, useView } from '../views/preferences.ts';

/*
 * Each control subscribes to its own preference, so that a switch rerenders these few elements and
 * not the layout around them.
 */

/** Switches the view, under the page's names for the views, and announces each change. */
export function AudienceSwitch() {
  const [view, setView] = useView();
  const [announcement, setAnnouncement] = useState('');
  const { words } = usePage();
  const shown = useRef<string>(undefined);
  const { name } = words[view];

  // Announces changes by the switch, also before hydration, by another tab and by going back, but
  // not the initial view.
  useEffect(() => {
    const page = document.documentElement.dataset;
    // Hydration renders the default view first.
    if (view !== page.view) return;
    const before = shown.current ?? page.viewAtLoad;
    shown.current = view;
    if (!before || before === view) return;
    setAnnouncement(layoutContent.viewShown(name));
    delete page.viewAtLoad;
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

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <ThemeToggle
      label={layoutContent.themeToggle}
      labels={layoutContent.themes}
      value={theme}
      onValueChange={setTheme}
    />
  );
}
