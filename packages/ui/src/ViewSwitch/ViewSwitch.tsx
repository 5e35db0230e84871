import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import {
  SegmentedControl,
  type SegmentedControlBaseProps,
} from '../SegmentedControl/SegmentedControl.tsx';
import * as styles from './ViewSwitch.css.ts';

export interface ViewOption<Value extends string> {
  /** The switch's `value` while this view is chosen. */
  value: Value;
  /** The view's name: one or two words. */
  label: ReactNode;
}

export interface ViewSwitchProps<Value extends string> extends SegmentedControlBaseProps<Value> {
  /** The group's accessible name, which is not visible. It states what the visitor chooses. */
  label: string;
  /** The radio buttons' `name`. For a preference, use its name, by which `preHydrationScript` finds the buttons. */
  name: string;
  /** The views, two to five, in reading order. */
  options: readonly ViewOption<Value>[];
}

/**
 * Radio buttons styled as one switch. Options that do not fit on one line wrap. In a `ViewBar` or
 * another container (`container-type`), two options are equally wide, and a thumb slides between
 * them. The switch renders its own form: do not nest it in another form. `ForEachView` shows the
 * chosen view. Parts: `option`, `thumb`.
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
export function ViewSwitch<Value extends string>({ className, ...rest }: ViewSwitchProps<Value>) {
  const two = rest.options.length === 2;
  return (
    <SegmentedControl
      optionClassName={classNames(styles.option, !two && styles.oneOfMany)}
      textClassName={styles.text}
      thumb={two && <span aria-hidden="true" data-part="thumb" className={styles.thumb} />}
      className={classNames(styles.root, two && styles.two, className)}
      {...rest}
    />
  );
}
