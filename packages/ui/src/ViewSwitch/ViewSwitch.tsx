'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ChoiceForm } from '../ChoiceForm/ChoiceForm.tsx';
import { classNames } from '../classNames.ts';
import { useControllable } from '../hooks.ts';
import { duplicates, warn, warnUnless } from '../warn.ts';
import * as styles from './ViewSwitch.css.ts';

export interface ViewOption<Value extends string> {
  /** The switch's `value` while this view is chosen. */
  value: Value;
  /** The view's name: one or two words. */
  label: ReactNode;
}

export interface ViewSwitchProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The group's accessible name, not visible: what the visitor chooses. */
  label: string;
  /** The radio group's name; `preferencesScript` handles one of this name before hydration. */
  name: string;
  /** The views, two to five, in reading order. */
  options: readonly ViewOption<Value>[];
  /** The current view, if you control it. */
  value?: NoInfer<Value> | undefined;
  /**
   * The initial view, if you do not control it.
   * @default the first option's
   */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the chosen view. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/**
 * Radio buttons styled as one switch; the browser handles arrow keys, labels and state. Options that
 * do not fit one line wrap. In a `ViewBar` or another container (`container-type`), two options are
 * equally wide, and a thumb slides between them. Renders its own form: do not nest it in another.
 * Without script, too, the visitor can choose; show the view by CSS:
 * `:root:has([name="view"][value="month"]:checked) .month`. Parts: `option`, `thumb`.
 * @example
 * const [view, setView] = useState<'evening' | 'month'>('evening');
 *
 * <ViewSwitch
 *   label="Rooms"
 *   name="view"
 *   options={[{ value: 'evening', label: 'Evening' }, { value: 'month', label: 'Month' }]}
 *   value={view}
 *   onValueChange={setView}
 * />
 */
export function ViewSwitch<Value extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: ViewSwitchProps<Value>) {
  const views = options ?? [];
  if (process.env.NODE_ENV !== 'production') {
    if (views.length < 2 || views.length > 5) {
      const given = options ? `${views.length} \`options\`` : 'no `options`';
      warn('ViewSwitch', `"${name}" has ${given}. Pass two to five: [{ value, label }, …].`);
    }
    if (!label) warn('ViewSwitch', `"${name}" has no \`label\`. Say what the visitor chooses.`);
    const values = views.map((view) => view.value);
    if (views.length > 0) warnUnless('ViewSwitch', 'value', value ?? defaultValue, values);
    for (const twice of duplicates(values)) {
      warn(
        'ViewSwitch',
        `"${name}" has several options of the value '${twice}'. Give each its own.`,
      );
    }
  }
  const [current, choose] = useControllable(
    'ViewSwitch',
    value,
    defaultValue ?? views[0]?.value,
    onValueChange,
  );
  const many = views.length > 2;
  const option = classNames(styles.option, many && styles.oneOfMany);
  return (
    <ChoiceForm
      label={label}
      className={classNames(styles.root, !many && styles.two, className)}
      {...rest}
    >
      {views.map((view) => (
        // The key includes the text: a browser's translator replaces text nodes that React updates.
        <label key={`${view.value} ${view.label}`} data-part="option" className={option}>
          <input
            type="radio"
            name={name}
            value={view.value}
            checked={view.value === current}
            onChange={() => choose(view.value)}
          />
          <span aria-hidden="true" className={styles.dot} />
          <span className={styles.text}>{view.label}</span>
        </label>
      ))}
      {!many && <span aria-hidden="true" data-part="thumb" className={styles.thumb} />}
    </ChoiceForm>
  );
}
