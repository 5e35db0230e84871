import { cloneElement, type ReactElement, type RefAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { examples } from '../../tests/kitchen-sink/examples.tsx';
import * as ui from '../index.ts';

/* What every exported component promises. */

type Example = ReactElement<RefAttributes<HTMLElement> & Record<string, unknown>>;

/** They add nothing to the page but their children. */
const rootless = ['LinkProvider', 'ToastProvider'];

test('every exported component has an example', () => {
  const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(examples).sort()).toEqual(exported.sort());
});

const components = Object.entries(examples) as [string, Example][];

test.each(components.filter(([name]) => !rootless.includes(name)))(
  '%s puts ref, class, handlers and other props on its root',
  async (_name, example) => {
    const ref = { current: null as HTMLElement | null };
    const { container, rerender } = await render(cloneElement(example, { ref, id: 'root' }));
    const root = ref.current as HTMLElement;
    // The form around a choice is nobody's business.
    expect(container.querySelector(':scope > :not(form), form > :not(button)')).toBe(root);
    expect(root).toHaveAttribute('id', 'root');

    const ownClasses = [...root.classList];
    // A link would lead away.
    const onClick = vi.fn((event: Event) => event.preventDefault());
    const handlers = { onPointerEnter: vi.fn(), onFocus: vi.fn(), onClick };
    await rerender(cloneElement(example, { ref, id: 'root', className: 'mine', ...handlers }));
    expect(root).toHaveClass(...ownClasses, 'mine');
    for (const type of ['pointerover', 'focusin', 'click']) {
      root.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalled();
  },
);

test.each(components)(
  '%s has on the server the words it is given, and no others',
  (_name, example) => {
    const { content } = Object.assign(document.createElement('template'), {
      innerHTML: renderToString(example),
    });
    const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const shown = [
      content.textContent,
      ...[...content.querySelectorAll('*')].flatMap((element) =>
        attributes.map((name) => element.getAttribute(name)),
      ),
    ].join(' ');
    expect(shown.match(/\p{Script=Latin}+/gu)).toBeNull();
    expect(arabicIn(example).filter((words) => !shown.includes(words))).toEqual([]);
  },
);

/** All Arabic texts in props, however deep; of a label the parts around what is put into it. */
const arabicIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(/\s*\{\w+\}\s*/).filter((text) => /\p{Script=Arabic}/u.test(text))
    : Object.values(Object(value)).flatMap(arabicIn);
