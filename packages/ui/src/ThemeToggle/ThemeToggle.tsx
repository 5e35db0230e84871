import type { ReactNode } from 'react';
import { MonitorIcon, MoonIcon, SunIcon } from '../Icon/Icon.tsx';
import { themeToggle as defaultLabels } from '../labels/defaults.ts';
import { type OwnLabels, useLabels } from '../labels/labels.ts';
import {
  SegmentedControl,
  type SegmentedControlBaseProps,
} from '../SegmentedControl/SegmentedControl.tsx';
import * as styles from './ThemeToggle.css.ts';

/** A theme; `system` follows the visitor's system setting. */
export type Theme = 'light' | 'dark' | 'system';

export interface ThemeToggleProps<Offered extends Theme = 'light' | 'dark'>
  extends SegmentedControlBaseProps<Offered> {
  /**
   * The themes to choose from, in reading order. Add `'system'` to let the page follow the system.
   * @default ['light', 'dark']
   */
  themes?: readonly Offered[] | undefined;
  /** The names of the group and the radio buttons, which show only icons. */
  labels?: OwnLabels<'themeToggle'> | undefined;
  /**
   * The radio buttons' `name`. Must be the preference's name, by which `preHydrationScript` finds the buttons.
   * @default 'theme'
   */
  name?: string | undefined;
}

const icons: Record<Theme, ReactNode> = {
  light: <SunIcon />,
  dark: <MoonIcon />,
  system: <MonitorIcon />,
};

/**
 * Radio buttons for Light, Dark and optionally System, styled as one switch. The toggle renders its
 * own form: do not nest it in another. Parts: `option`.
 * @example
 * const [theme, setTheme] = usePreference({
 *   name: 'theme', values: ['light', 'dark'], defaultValue: 'light', storageKey: 'theme',
 * });
 *
 * <ThemeToggle value={theme} onValueChange={setTheme} />
 */
export function ThemeToggle<Offered extends Theme = 'light' | 'dark'>({
  themes = ['light', 'dark'] as readonly Theme[] as readonly Offered[],
  labels,
  name = 'theme',
  ...rest
}: ThemeToggleProps<Offered>) {
  const words = useLabels('themeToggle', defaultLabels, labels);
  return (
    <SegmentedControl
      label={words.label}
      name={name}
      options={themes.map((theme) => ({
        value: theme,
        label: words[theme],
        icon: icons[theme],
      }))}
      optionClassName={styles.option}
      textClassName={styles.word}
      {...rest}
    />
  );
}
