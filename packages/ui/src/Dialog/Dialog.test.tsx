import { type ReactElement, StrictMode, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Field/Input.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Section } from '../Section/Section.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { boxOf } from '../testing/helpers.ts';
import { Dialog } from './Dialog.tsx';

/*
 * Tests what all modal dialogs share. `NavigationSheet` tests them before hydration and without invoker
 * commands.
 */

const opener = page.getByRole('button', { name: 'Write to us' });
const closer = page.getByRole('button', { name: 'Close' });
const dialog = page.getByRole('dialog', { name: 'Contact' });
const isOpen = () => expect.element(dialog).toBeVisible();
const isClosed = () => expect.element(dialog).not.toBeInTheDocument();
const clickBeside = () =>
  userEvent.click(document.documentElement, { position: { x: 20, y: 400 }, force: true });

const trigger = <Button>Write to us</Button>;

beforeEach(() => page.viewport(1280, 800));

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const)(
  'a %s is modal and named by its heading; each way to close it returns focus',
  async (_, Component) => {
    const onOpenChange = vi.fn();
    await render(
      <Component heading="Contact" trigger={trigger} onOpenChange={onOpenChange}>
        <form method="dialog">
          <Button type="submit">Not now</Button>
        </form>
      </Component>,
    );
    await isClosed();
    const ways = [
      () => closer.click(),
      () => userEvent.keyboard('{Escape}'),
      clickBeside,
      () => page.getByRole('button', { name: 'Not now' }).click(),
    ];
    for (const leave of ways) {
      await opener.click();
      await isOpen();
      expect(dialog.element().matches(':modal')).toBe(true);
      await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Contact');
      await expect.element(closer).toHaveFocus();
      await leave();
      await isClosed();
      await expect.element(opener).toHaveFocus();
    }
    expect(onOpenChange.mock.calls.flat()).toEqual(ways.flatMap(() => [true, false]));
  },
);

function ContactForm({ onSubmit }: { onSubmit: (values: object) => void }) {
  const name = useRef<HTMLInputElement>(null);
  return (
    <Dialog heading="Contact" trigger={trigger} initialFocus={name}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <Field heading="Name">
          <Input ref={name} name="name" />
        </Field>
        <Button type="submit">Send</Button>
      </form>
    </Dialog>
  );
}

test('a form keeps its answers while the dialog is closed; `initialFocus` focuses a field', async () => {
  const onSubmit = vi.fn();
  await render(<ContactForm onSubmit={onSubmit} />);
  await opener.click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Ada');
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await opener.click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ada' }));
});

test('cancelling a file input leaves the dialog open', async () => {
  const onOpenChange = vi.fn();
  await render(
    <Dialog heading="Contact" defaultOpen onOpenChange={onOpenChange}>
      <input type="file" aria-label="Brief" />
    </Dialog>,
  );
  const cancel = new Event('cancel', { bubbles: true });
  page.getByLabelText('Brief').element().dispatchEvent(cancel);
  expect(onOpenChange).not.toHaveBeenCalled();
  await isOpen();
});

test('a controlled dialog opens and closes only with `open`', async () => {
  const onOpenChange = vi.fn();
  const held = (open: boolean) => (
    <Dialog heading="Contact" open={open} trigger={trigger} onOpenChange={onOpenChange} />
  );
  const { rerender } = await render(held(false));
  await opener.click();
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  await isClosed();
  await rerender(held(true));
  await isOpen();
  for (const leave of [() => closer.click(), () => userEvent.keyboard('{Escape}')]) {
    onOpenChange.mockClear();
    await leave();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    await isOpen();
  }
  await rerender(held(false));
  await isClosed();
});

function Rows() {
  const [rows, setRows] = useState(['Attic', 'Cellar', 'Garden']);
  const [removing, setRemoving] = useState<string>();
  return (
    <StrictMode>
      {rows.map((row) => (
        <Button key={row} onClick={() => setRemoving(row)}>
          {`Remove ${row}`}
        </Button>
      ))}
      {removing && (
        <Dialog heading="Contact" open onOpenChange={() => setRemoving(undefined)}>
          <Button
            onClick={() => {
              setRows(rows.filter((row) => row !== removing));
              setRemoving(undefined);
            }}
          >
            Remove it
          </Button>
        </Dialog>
      )}
    </StrictMode>
  );
}

test('an unmounted dialog unlocks scrolling and returns focus, to an earlier element if the opener is gone', async () => {
  await render(<Rows />);
  await page.getByRole('button', { name: 'Remove Garden' }).click();
  await isOpen();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await expect.element(page.getByRole('button', { name: 'Remove Garden' })).toHaveFocus();
  await page.getByRole('button', { name: 'Remove Garden' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await isClosed();
  await expect.element(page.getByRole('button', { name: 'Remove Cellar' })).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
});

test('the page does not scroll until both of two nested dialogs are closed', async () => {
  await render(
    <Sheet heading="Rooms" trigger={<Button>Rooms</Button>}>
      <Dialog heading="Contact" trigger={trigger} />
    </Sheet>,
  );
  const pageScrolls = () => getComputedStyle(document.documentElement).overflowY === 'visible';
  await page.getByRole('button', { name: 'Rooms' }).click();
  await opener.click();
  await isOpen();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await expect.element(opener).toHaveFocus();
  expect(pageScrolls()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(pageScrolls()).toBe(true);
});

test.each([
  [1280, 800],
  [360, 640],
])('a dialog fits a window of %i × %i px, and its head stays visible', async (width, height) => {
  await page.viewport(width, height);
  const word = 'Onderhandelingsverantwoordelikheidsverklaring';
  await render(
    <Dialog heading={`Contact ${word}`} trigger={trigger}>
      <div style={{ height: '2000px' }}>{word}</div>
    </Dialog>,
  );
  await opener.click();
  const element = page.getByRole('dialog').element();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  element.scrollTo({ top: 900 });
  const { top, bottom, left, right } = boxOf(element);
  expect(element.scrollWidth).toBe(element.clientWidth);
  expect(top).toBe(16);
  expect(bottom).toBe(height - 16);
  expect(left).toBeGreaterThanOrEqual(16);
  expect(left).toBeCloseTo(width - right, 0);
  expect(boxOf(closer).top).toBeGreaterThanOrEqual(top);
  expect(boxOf(closer).bottom).toBeLessThan(top + 80);
});

test('on a phone with text of 200 %, the head scrolls away with the content', async () => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = '200%';
  await render(
    <Dialog heading="Contact the studio" trigger={trigger}>
      <div style={{ height: '2000px' }}>Form</div>
    </Dialog>,
  );
  await opener.click();
  const element = page.getByRole('dialog').element();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  element.scrollTo({ top: 900 });
  expect(boxOf(closer).bottom).toBeLessThan(0);
});

test.each<[place: string, around: (modal: ReactElement) => ReactElement]>([
  ['a section', (modal) => <Section heading="Rooms">{modal}</Section>],
  ['a stack', (modal) => <Stack gap={6}>{modal}</Stack>],
  ['a grid', (modal) => <Grid>{modal}</Grid>],
  [
    'an answer',
    (modal) => (
      <Accordion defaultValue={['a']} items={[{ id: 'a', heading: 'Ask', content: modal }]} />
    ),
  ],
])(
  'in %s no margin moves them: a dialog is centred and a sheet fills the height',
  async (_, around) => {
    const box = async (modal: ReactElement) => {
      const { unmount } = await render(around(modal));
      await opener.click();
      await isOpen();
      await expect.poll(() => document.getAnimations().length).toBe(0);
      const { top, bottom, left, right } = boxOf(dialog);
      await unmount();
      return { top, bottom, left, right };
    };
    const { top, bottom, left, right } = await box(<Dialog heading="Contact" trigger={trigger} />);
    expect(top).toBeCloseTo(800 - bottom, 0);
    expect(left).toBeCloseTo(1280 - right, 0);
    expect(await box(<Sheet heading="Contact" trigger={trigger} />)).toEqual({
      top: 0,
      bottom: 800,
      left: 880,
      right: 1280,
    });
  },
);
