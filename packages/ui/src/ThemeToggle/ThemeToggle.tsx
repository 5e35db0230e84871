'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ThemeToggle.css.ts';

export type Theme = 'light' | 'dark';

export interface ThemeToggleProps extends Omit<ComponentProps<'label'>, 'children' | 'onChange'> {
  /** The current theme. */
  theme: Theme;
  /** Called with the theme that was chosen. */
  onThemeChange?: (theme: Theme) => void;
  /**
   * The switch's accessible name: on means dark.
   * @default 'Dark theme'
   */
  label?: string;
  /**
   * The words on its two sides.
   * @default { light: 'Light', dark: 'Dark' }
   */
  labels?: Record<Theme, string>;
  /**
   * The checkbox's name; `preferencesScript` handles one of this name before hydration.
   * @default 'theme'
   */
  name?: string;
}

/** A native checkbox drawn as a Light/Dark switch: on is dark. It has a form of its own: put it into none. */
export function ThemeToggle({
  theme,
  onThemeChange,
  label = 'Dark theme',
  labels = { light: 'Light', dark: 'Dark' },
  name = 'theme',
  className,
  ...rest
}: ThemeToggleProps) {
  return (
    <ChoiceForm>
      <label className={classNames(styles.root, className)} {...rest}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox's own state is the switch's.
          role="switch"
          name={name}
          value="dark"
          checked={theme === 'dark'}
          onChange={(event) => onThemeChange?.(event.target.checked ? 'dark' : 'light')}
          aria-label={label}
          className={styles.checkbox}
        />
        {(['light', 'dark'] as const).map((side) => (
          <span key={side} aria-hidden="true" className={styles.side}>
            <Icon grid={16} size="1.07em" strokeWidth="1.5">
              {drawing[side]}
            </Icon>
            <span className={styles.word}>{labels[side]}</span>
          </span>
        ))}
      </label>
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
