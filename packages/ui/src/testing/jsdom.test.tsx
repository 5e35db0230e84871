import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Button, Dialog, ToastProvider, toast, usePreference } from '../index.ts';
import { examples } from './examples.tsx';

/* Tests that components work in jsdom, which lacks layout, `ResizeObserver`, and methods of dialogs and popovers. */

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  const messages = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(messages).toEqual([]);
});

async function render(element: ReactElement): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
  });
  await act(() => root.render(element));
  return container;
}

const click = (container: HTMLElement, text: string) =>
  act(() =>
    [...container.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === text)
      ?.click(),
  );

test.each(Object.entries(examples))('%s renders and unmounts', async (_name, example) => {
  const container = await render(<main>{example}</main>);
  expect(container.firstElementChild).toBeInstanceOf(HTMLElement);
});

test('a dialog opens and closes', async () => {
  const onOpenChange = vi.fn();
  const container = await render(
    <Dialog heading="Book" trigger={<Button>Book a room</Button>} onOpenChange={onOpenChange} />,
  );
  await click(container, 'Book a room');
  expect(container.querySelector('dialog')?.open).toBe(true);
  await click(container, 'Close');
  expect(container.querySelector('dialog')?.open).toBe(false);
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

function Theme() {
  const [theme, setTheme] = usePreference({
    name: 'theme',
    values: ['light', 'dark'],
    defaultValue: 'light',
    storageKey: 'theme',
    parameter: 'theme',
  });
  return <Button onClick={() => setTheme('dark')}>{theme}</Button>;
}

test("the README's code resets a preference", async () => {
  const container = await render(<Theme />);
  await click(container, 'light');
  expect(container.textContent).toBe('dark');
  await vi.waitFor(() => expect(location.search).toBe('?theme=dark'));

  await act(async () => {
    localStorage.clear();
    history.replaceState(null, '', '/');
    delete document.documentElement.dataset.theme;
  });
  const next = await render(<Theme />);
  expect(next.textContent).toBe('light');
  expect(localStorage).toHaveLength(0);
  expect(location.search).toBe('');
});

test('a toast appears', async () => {
  await render(<ToastProvider />);
  await act(() => void toast({ title: 'Saved' }));
  expect(document.body.textContent).toContain('Saved');
});
