'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { withDefaults } from '../labels.ts';
import { useControllable } from '../useControllable.ts';
import { warn, warnUnless } from '../warn.ts';
import * as styles from './ThemeToggle.css.ts';

/** A theme; `system` follows the visitor's system setting. */
export type Theme = 'light' | 'dark' | 'system';

export interface ThemeToggleLabels {
  /**
   * The light theme's name.
   * @default 'Light'
   */
  light?: string | undefined;
  /**
   * The dark theme's name.
   * @default 'Dark'
   */
  dark?: string | undefined;
  /**
   * The name of the option that follows the system.
   * @default 'System'
   */
  system?: string | undefined;
}

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
  /**
   * The group's accessible name, not visible: what the visitor chooses.
   * @default 'Theme'
   */
  label?: string | undefined;
  /** The names of the radio buttons. Narrow screens show only their icons. */
  labels?: ThemeToggleLabels | undefined;
  /**
   * The radio group's name; `preferencesScript` handles one of this name before hydration.
   * @default 'theme'
   */
  name?: string | undefined;
}

const english = { light: 'Light', dark: 'Dark', system: 'System' };

const lightAndDark: readonly Theme[] = ['light', 'dark'];

/**
 * Radio buttons for Light, Dark and optionally System, styled as one switch. It renders its own
 * form: do not nest it in another.
 */
export function ThemeToggle<Offered extends Theme = 'light' | 'dark'>({
  themes,
  value,
  defaultValue,
  onValueChange,
  label = 'Theme',
  labels,
  name = 'theme',
  ...rest
}: ThemeToggleProps<Offered>) {
  const offered = themes ?? (lightAndDark as readonly Offered[]);
  if (process.env.NODE_ENV !== 'production') {
    if (offered.length === 0)
      warn('ThemeToggle', '`themes` is empty. Pass two or three, or leave it out.');
    else warnUnless('ThemeToggle', 'value', value ?? defaultValue, offered);
    for (const theme of offered) warnUnless('ThemeToggle', 'themes', theme, Object.keys(english));
  }
  const [current, choose] = useControllable<Offered | undefined>(
    value,
    defaultValue ?? offered[0],
    onValueChange as (value: Offered | undefined) => void,
  );
  const words = withDefaults(english, labels);
  return (
    <ChoiceForm label={label} {...rest}>
      {offered.map((theme) => (
        <label key={theme} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === current}
            onChange={() => choose(theme)}
          />
          <Icon grid={16} size="1.07em" strokeWidth="1.5">
            {drawing[theme]}
          </Icon>
          <span className={styles.word}>{words[theme]}</span>
        </label>
      ))}
    </ChoiceForm>
  );
}

const drawing: Record<Theme, ReactNode> = {
  light: (
    <>
      <circle cx="8" cy="8" r="3" />
      <path d="M8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.5 1.5M11.5 11.5 13 13M13 3l-1.5 1.5M4.5 11.5 3 13" />
    </>
  ),
  dark: <path d="M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z" />,
  // A monitor.
  system: <path d="M2 3h12v8H2zM8 11v3M5 14h6" />,
};
