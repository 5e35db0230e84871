'use client';

import type { ComponentProps, ComponentType } from 'react';
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx';
import { useControllable } from '../hooks.ts';
import { type IconProps, MonitorIcon, MoonIcon, SunIcon } from '../Icon/Icon.tsx';
import { themeToggle as english } from '../labels/en.ts';
import type { ThemeToggleLabels } from '../labels/labels.ts';
import { useLabels } from '../labels/useLabels.ts';
import { warn, warnUnless } from '../warn.ts';
import * as styles from './ThemeToggle.css.ts';

/** A theme; `system` follows the visitor's system setting. */
export type Theme = 'light' | 'dark' | 'system';

export interface ThemeToggleProps<Offered extends Theme = 'light' | 'dark'>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /**
   * The themes to choose from, in reading order. Add `'system'` to let the page follow the system.
   * @default ['light', 'dark']
   */
  themes?: readonly Offered[] | undefined;
  /** The current theme, if you control it. */
  value?: NoInfer<Offered> | undefined;
  /**
   * The initial theme, if you do not control it.
   * @default the first of `themes`
   */
  defaultValue?: NoInfer<Offered> | undefined;
  /** Called with the chosen theme. */
  onValueChange?: ((value: NoInfer<Offered>) => void) | undefined;
  /** The group's accessible name, not visible: short for `labels={{ label }}`. */
  label?: string | undefined;
  /** The names of the group and of the radio buttons. Narrow screens show only their icons. */
  labels?: ThemeToggleLabels | undefined;
  /**
   * The radio group's name; `preferencesScript` handles one of this name before hydration.
   * @default 'theme'
   */
  name?: string | undefined;
}

const iconOf: Record<Theme, ComponentType<IconProps>> = {
  light: SunIcon,
  dark: MoonIcon,
  system: MonitorIcon,
};

const lightAndDark: readonly Theme[] = ['light', 'dark'];

/**
 * Radio buttons for Light, Dark and optionally System, styled as one switch. Renders its own form:
 * do not nest it in another. Parts: `option`.
 * @example
 * const [theme, setTheme] = usePreference({
 *   name: 'theme', values: ['light', 'dark'], defaultValue: 'light', storageKey: 'theme',
 * });
 *
 * <ThemeToggle value={theme} onValueChange={setTheme} />
 */
export function ThemeToggle<Offered extends Theme = 'light' | 'dark'>({
  themes,
  value,
  defaultValue,
  onValueChange,
  label,
  labels,
  name = 'theme',
  ...rest
}: ThemeToggleProps<Offered>) {
  const offered = themes ?? (lightAndDark as readonly Offered[]);
  if (process.env.NODE_ENV !== 'production') {
    if (offered.length === 0)
      warn('ThemeToggle', '`themes` is empty. Pass two or three, or omit it.');
    else warnUnless('ThemeToggle', 'value', value ?? defaultValue, offered);
    for (const theme of offered) warnUnless('ThemeToggle', 'themes', theme, Object.keys(iconOf));
  }
  const [current, choose] = useControllable(
    'ThemeToggle',
    value,
    defaultValue ?? offered[0],
    onValueChange,
  );
  const words = useLabels('themeToggle', english, labels);
  return (
    <ChoiceForm label={label ?? words.label} {...rest}>
      {offered.map((theme) => {
        const ThemeIcon: ComponentType<IconProps> | undefined = iconOf[theme];
        return (
          <label key={theme} data-part="option" className={styles.option}>
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === current}
              onChange={() => choose(theme)}
            />
            {ThemeIcon && <ThemeIcon size="1.07em" />}
            <span className={styles.word}>{words[theme]}</span>
          </label>
        );
      })}
    </ChoiceForm>
  );
}
