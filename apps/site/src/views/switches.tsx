import { views } from '@agency/pricing-data';
import { ThemeToggle, ViewSwitch } from '@agency/ui';
import * as siteWords from '../content/siteLayout.ts';
import { usePage } from '../pages/registry.ts';
import { useTheme, useView } from '../preferences.ts';
import { severalViews } from './audiences.ts';

/*
 * Each control subscribes to its own preference, so that a switch rerenders these few elements but
 * not the layout around them. `preHydrate` handles a visitor's choice before React sees the click;
 * the setters are for Storybook and unit tests, which lack the inline script.
 */

export function AudienceSwitch() {
  const [view, setView] = useView();
  const { words } = usePage();
  if (!severalViews) return null;
  return (
    <ViewSwitch
      label={siteWords.viewSwitch}
      name="view"
      options={views.map((each) => ({ value: each, label: words[each].name }))}
      value={view}
      onValueChange={setView}
    />
  );
}

export function ThemeSwitch({ className }: { className: string }) {
  const [theme, setTheme] = useTheme();
  return <ThemeToggle value={theme} onValueChange={setTheme} className={className} />;
}
