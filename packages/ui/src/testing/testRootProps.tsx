import { cloneElement, type ReactElement, type RefAttributes } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Role = Parameters<typeof page.getByRole>[0];

/** What every component promises of its root; `role` says which element that is. */
export function testRootProps(
  element: ReactElement<RefAttributes<HTMLElement> & Record<string, unknown>>,
  role?: Role,
) {
  test('ref, class, handlers and other props land on the root', async () => {
    const ref = { current: null as HTMLElement | null };
    const { rerender } = await render(cloneElement(element, { ref, id: 'root' }));
    const root = ref.current as HTMLElement;
    expect(root).toHaveAttribute('id', 'root');
    if (role) expect(root).toBe(page.getByRole(role, { includeHidden: true }).first().element());

    const ownClasses = [...root.classList];
    const handlers = { onPointerEnter: vi.fn(), onFocus: vi.fn(), onClick: vi.fn() };
    await rerender(cloneElement(element, { ref, id: 'root', className: 'mine', ...handlers }));
    expect(root).toHaveClass(...ownClasses, 'mine');
    for (const type of ['pointerover', 'focusin', 'click']) {
      root.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalled();
  });
}
