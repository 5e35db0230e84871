import { ThemeToggle, ViewSwitch, VisuallyHidden } from '@agency/ui';
import { useState } from 'react';
import { layoutContent } from '../content/layout.ts';
import { pages } from '../content/pages.ts';
import { useTheme, useView } from '../preferences.ts';
import { usePagePath } from './usePagePath.ts';

/*
 * Each part that follows a preference stands alone, so that a switch renders these few elements
 * and not the layout around them.
 */

/** Brand/Creator on the podcasting page, Enterprise/SME on the other; a switch is announced. */
export function AudienceSwitch() {
  const [view, setView] = useView();
  const [announcement, setAnnouncement] = useState('');
  const { words } = pages[usePagePath()];
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
        onValueChange={(next) => {
          setView(next);
          setAnnouncement(layoutContent.viewShown(words[next].name));
        }}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** Light/Dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return <ThemeToggle theme={theme} onThemeChange={setTheme} />;
}
