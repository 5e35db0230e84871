'use client';

import { type ComponentProps, type ReactNode, startTransition, useEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { useControllable } from '../useControllable.ts';
import { root as visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentedControlBaseProps<Value extends string>
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The current value, if controlled. */
  value?: NoInfer<Value> | undefined;
  /**
   * The initial value, if uncontrolled.
   * @default the first option's
   */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the value on each choice, and on hydration if the visitor has already made a choice. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

interface SegmentedControlProps<Value extends string> extends SegmentedControlBaseProps<Value> {
  label: string;
  name: string;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  optionClassName: string;
  textClassName: string;
  thumb?: ReactNode;
}

/**
 * Radio buttons that look like one control. `autocomplete="off"` keeps Firefox from restoring an
 * older choice on reload; the disabled button keeps Enter from submitting the form.
 */
export function SegmentedControl<Value extends string>({
  label,
  name,
  options,
  value,
  defaultValue,
  onValueChange,
  optionClassName,
  textClassName,
  thumb,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const initial = defaultValue ?? options[0]?.value;
  const [current, choose] = useControllable(value, initial, onValueChange);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only, to adopt a choice made before hydration.
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked')?.value as Value;
    // If the inline script handles the inputs, `usePreference` reports the value.
    if (checked === document.documentElement.getAttribute(`data-${name}`)) return;
    if (checked) startTransition(() => choose(checked));
  }, []);
  return (
    <fieldset className={classNames(styles.root, className)} {...rest}>
      <legend className={visuallyHidden}>{label}</legend>
      <form ref={form} autoComplete="off" className={styles.form}>
        <button type="submit" disabled hidden />
        {options.map((option) => (
          // The key includes the text: React cannot update text nodes that browser translation has replaced.
          <label
            key={`${option.value} ${option.label}`}
            data-part="option"
            className={optionClassName}
          >
            {option.icon}
            {/* The input covers the text, and is its child: test tools refuse to click text that other elements cover. */}
            <span className={textClassName}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === current}
                onChange={() => choose(option.value)}
                suppressHydrationWarning
              />
              {option.label}
            </span>
          </label>
        ))}
        {thumb}
      </form>
    </fieldset>
  );
}
