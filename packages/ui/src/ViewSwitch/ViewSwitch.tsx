'use client';

import type { ComponentProps } from 'react';
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx';
import * as styles from './ViewSwitch.css.ts';

export interface ViewOption<Value extends string> {
  /** What `value` is while this view is chosen. */
  value: Value;
  /** Its name: one or two words. */
  label: string;
}

export interface ViewSwitchProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** What is being chosen: the group's accessible name, not visible. */
  label: string;
  /** The radio group's name; `preferencesScript` handles one of this name before hydration. */
  name: string;
  /** The two views, in reading order. */
  options: readonly [ViewOption<Value>, ViewOption<Value>];
  /** The current view. */
  value: Value;
  /** Called with the view that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * Two radio buttons drawn as one switch: the arrow keys, the label and the state are the
 * browser's own. A filled dot marks the current view beside its colour. It has a form of its own:
 * put it into none.
 */
export function ViewSwitch<Value extends string>({
  label,
  name,
  options,
  value,
  onValueChange,
  ...rest
}: ViewSwitchProps<Value>) {
  return (
    <ChoiceForm label={label} {...rest}>
      {options.map((option) => (
        // Keyed by its text too: a browser's translator replaces text nodes that React would update.
        <label key={`${option.value} ${option.label}`} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange?.(option.value)}
          />
          <span aria-hidden="true" className={styles.dot} />
          {option.label}
        </label>
      ))}
      <span aria-hidden="true" className={styles.thumb} />
    </ChoiceForm>
  );
}
