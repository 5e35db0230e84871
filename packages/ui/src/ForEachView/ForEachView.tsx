import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import type { Preference } from '../preferences/preference.ts';
import { warnMissing } from '../warn.ts';
import { ForView } from './ForView.tsx';

export interface ForEachViewProps<Value extends string>
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'hidden'> {
  /** The preference that chooses the view. */
  preference: Preference<Value>;
  /**
   * The view that the server's HTML shows: `valueInAddress(preference, query)` of the request.
   * @default the preference's `defaultValue`
   */
  server?: NoInfer<Value> | undefined;
  /**
   * The element around each view's content.
   * @default 'div'
   */
  as?: ElementType | undefined;
  /** Renders the content of one view; where it is empty, the view has no element either. */
  children: (view: Value) => ReactNode;
}

/**
 * Content that differs between views: the HTML contains that of all, the shown one's visible, the others' with
 * `hidden`. So the inline script shows a stored view in the first frame, a switch renders nothing, and who
 * reads without CSS gets one view. Each element has `data-for-<name>` with its view.
 * @example
 * const audience = {
 *   name: 'audience', values: ['adults', 'kids'], defaultValue: 'adults', storageKey: 'audience',
 * } as const satisfies Preference;
 * const prices = { adults: '£45', kids: '£30' };
 *
 * <ForEachView preference={audience}>{(view) => <p>From {prices[view]}</p>}</ForEachView>
 */
export function ForEachView<Value extends string>({
  preference,
  children,
  ...rest
}: ForEachViewProps<Value>) {
  if (process.env.NODE_ENV !== 'production') warnMissing('ForEachView', { preference });
  return preference?.values.map((view) => {
    const content = children(view);
    return (
      content && (
        <ForView key={view} preference={preference} view={view} {...rest}>
          {content}
        </ForView>
      )
    );
  });
}
