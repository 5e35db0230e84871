'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ThemeToggle.css.ts';

export type Theme = 'light' | 'dark';

export interface ThemeToggleProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** The current theme. */
  theme: Theme;
  /** Called with the theme that was chosen. */
  onThemeChange?: ((theme: Theme) => void) | undefined;
  /**
   * What is being chosen: the group's accessible name, not visible.
   * @default 'Theme'
   */
  label?: string | undefined;
  /**
   * The names of its two radio buttons. On a narrow screen only their icons are visible.
   * @default { light: 'Light', dark: 'Dark' }
   */
  labels?: Record<Theme, string> | undefined;
  /**
   * The radio group's name; `preferencesScript` handles one of this name before hydration.
   * @default 'theme'
   */
  name?: string | undefined;
}

/**
 * Two radio buttons, Light and Dark, drawn as one switch. It has a form of its own: put it into
 * none.
 */
export function ThemeToggle({
  theme,
  onThemeChange,
  label = 'Theme',
  labels = { light: 'Light', dark: 'Dark' },
  name = 'theme',
  ...rest
}: ThemeToggleProps) {
  return (
    <ChoiceForm label={label} {...rest}>
      {(['light', 'dark'] as const).map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === theme}
            onChange={() => onThemeChange?.(value)}
          />
          <Icon grid={16} size="1.07em" strokeWidth="1.5">
            {drawing[value]}
          </Icon>
          <span className={styles.word}>{labels[value]}</span>
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
};
