import type { ElementType, HTMLAttributes, ReactElement, ReactNode } from 'react';
import type { Preference } from '../preferences/preference.ts';
import { ForView } from './ForView.tsx';

interface ForEachViewBase<Value extends string>
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'hidden'> {
  /** The preference that chooses the view. */
  preference: Preference<Value>;
  /**
   * The view that the server's HTML shows: `valueInAddress(preference, query)` with the request's query.
   * @default the preference's `defaultValue`
   */
  routerValue?: NoInfer<Value> | undefined;
  /**
   * The element around each view's content.
   * @default 'div'
   */
  as?: ElementType | undefined;
}

interface Contents<Value extends string> {
  /** Renders the content of one view; a view without content has no element. */
  children: (view: Value) => ReactNode;
  render?: undefined;
}

interface Elements<Value extends string> {
  /** Renders the element of one view. Use `render` if props also differ between views, such as a link's `href`. */
  render: (view: Value) => ReactElement | false | null | undefined;
  children?: undefined;
}

export type ForEachViewProps<Value extends string> = ForEachViewBase<Value> &
  (Contents<Value> | Elements<Value>);

/**
 * Content that differs between views. The HTML contains every view's content, and hides all but one view with
 * `hidden`. Thus, the inline script can show a stored view in the first paint, a switch needs no React rendering, and
 * readers without CSS get one view. `data-for-<name>` names an element's view. If every view has the same string, the
 * HTML contains it once.
 *
 * To nest views, return a `ForEachView` from another's function; the HTML then contains each combination.
 *
 * To show the view chosen in a `ViewSwitch` without script, add these two rules (with `inline` for `as="span"`).
 * Put them in `@media (scripting: none)` in `@layer theme`, which overrides Tailwind's important `[hidden]` in `base`:
 * ```css
 * [data-for-audience] { display: block !important; }
 * :root:has([name="audience"][value="adults"]:checked) [data-for-audience="kids"],
 * :root:has([name="audience"][value="kids"]:checked) [data-for-audience="adults"] { display: none !important; }
 * ```
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
  render,
  children,
  ...rest
}: ForEachViewProps<Value>) {
  const contents = preference?.values.map((view) => children?.(view));
  const [first] = contents ?? [];
  if (typeof first === 'string' && new Set(contents).size === 1) {
    const { as: Element = 'div', routerValue, ...props } = rest;
    return first && <Element {...props}>{first}</Element>;
  }
  return preference?.values.map((view, index) => {
    const element = render?.(view) || undefined;
    const content = contents?.[index];
    return (
      (element || content) && (
        <ForView key={view} preference={preference} view={view} render={element} {...rest}>
          {content}
        </ForView>
      )
    );
  });
}
