import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { type KeyboardEvent, StrictMode, type SubmitEvent, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Field/Input.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Section } from '../Section/Section.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { boxOf, serverRendered, styleOf } from '../testing/helpers.ts';
import { Dialog } from './Dialog.tsx';

const opener = page.getByRole('button', { name: 'Write to us' });
const closer = page.getByRole('button', { name: 'Close' });
const dialog = page.getByRole('dialog', { name: 'Contact' });
const stands = () => document.getAnimations().length === 0;
const pageScrolls = () => styleOf(document.documentElement).overflowY === 'visible';
const isOpen = () => expect.element(dialog).toBeVisible();
const isClosed = () => expect.element(dialog).not.toBeInTheDocument();
const clickBeside = () =>
  userEvent.click(document.documentElement, { position: { x: 20, y: 400 }, force: true });

const trigger = <Button>Write to us</Button>;

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
] as const)('every way of closing a modal %s returns focus', async (_, Component) => {
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
});

test('a reopened dialog keeps its form’s values and focuses the first field', async () => {
  const onSubmit = vi.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault());
  await render(
    <Dialog heading="Contact" trigger={trigger}>
      <form onSubmit={onSubmit}>
        <input type="hidden" name="form" />
        <Field heading="Name">
          <Input name="name" />
        </Field>
        <Button type="submit">Send</Button>
      </form>
    </Dialog>,
  );
  await opener.click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('Ada{Escape}');
  await isClosed();
  await opener.click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  await expect.element(name).toHaveValue('Ada');
});

test('a dialog focuses the field with `autoFocus`', async () => {
  await render(
    <Dialog heading="Contact" trigger={trigger}>
      <Input name="name" aria-label="Name" />
      <Input name="email" aria-label="E-mail" autoFocus />
    </Dialog>,
  );
  await opener.click();
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('a controlled dialog opens and closes only when `open` changes', async () => {
  const onOpenChange = vi.fn();
  const held = (open: boolean) => (
    <Dialog heading="Contact" open={open} trigger={trigger} onOpenChange={onOpenChange}>
      <input type="file" aria-label="Brief" />
    </Dialog>
  );
  const { rerender } = await render(held(false));
  await opener.click();
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  await isClosed();
  await rerender(held(true));
  await isOpen();
  const cancel = new Event('cancel', { bubbles: true });
  page.getByLabelText('Brief').element().dispatchEvent(cancel);
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  for (const leave of [() => closer.click(), () => userEvent.keyboard('{Escape}')]) {
    await leave();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    onOpenChange.mockClear();
    await isOpen();
  }
  const closed = vi.fn();
  dialog.element().addEventListener('close', closed);
  // On a second Escape, the browser closes the dialog even if `cancel` is prevented.
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
  await isOpen();
  expect(dialog.element().matches(':modal')).toBe(true);
  await rerender(held(false));
  await isClosed();
});

test('a controlled dialog that opened before hydration can be closed', async () => {
  const onOpenChange = vi.fn();
  const { hydrate } = serverRendered(
    <Dialog heading="Contact" trigger={trigger} open={false} onOpenChange={onOpenChange} />,
  );
  await opener.click();
  hydrate();
  await expect.poll(() => onOpenChange.mock.lastCall).toEqual([true]);
  await closer.click();
  await isClosed();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
});

test('only a click that begins on the backdrop closes a dialog in a browser without `closedby`', async () => {
  const { prototype } = HTMLDialogElement;
  const closedBy = Object.getOwnPropertyDescriptor(prototype, 'closedBy') ?? {};
  Reflect.deleteProperty(prototype, 'closedBy');
  onTestFinished(() => void Object.defineProperty(prototype, 'closedBy', closedBy));
  const onOpenChange = vi.fn();
  await render(<Dialog heading="Contact" trigger={trigger} onOpenChange={onOpenChange} />);
  document.querySelector('dialog')?.removeAttribute('closedby');
  await opener.click();
  await isOpen();
  await clickBeside();
  await isClosed();
  await opener.click();
  await isOpen();
  const at = (clientX: number) => ({ bubbles: true, clientX, clientY: 400 });
  dialog
    .getByRole('heading')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', at(600)));
  dialog.element().dispatchEvent(new MouseEvent('click', at(20)));
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
});

function Rows() {
  const [rows, setRows] = useState(['Attic', 'Cellar', 'Garden']);
  const [removing, setRemoving] = useState<string>();
  const remove = () => {
    setRows(rows.filter((row) => row !== removing));
    setRemoving(undefined);
  };
  return (
    <StrictMode>
      {rows.map((row) => (
        <Button key={row} onClick={() => setRemoving(row)}>
          {row}
        </Button>
      ))}
      {removing && (
        <Dialog heading="Contact" open onOpenChange={() => setRemoving(undefined)}>
          <Button onClick={remove}>Remove it</Button>
        </Dialog>
      )}
    </StrictMode>
  );
}

test('unmounting an open dialog unlocks scrolling and returns focus', async () => {
  await render(<Rows />);
  const garden = page.getByRole('button', { name: 'Garden' });
  await garden.click();
  await isOpen();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await expect.element(garden).toHaveFocus();
  await garden.click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await isClosed();
  await expect.element(page.getByRole('button', { name: 'Cellar' })).toHaveFocus();
  expect(pageScrolls()).toBe(true);
});

test('the page stays locked until both a sheet and the dialog inside it are closed', async () => {
  await render(
    <Sheet heading="Rooms" trigger={<Button>Rooms</Button>}>
      <Dialog heading="Contact" trigger={trigger} />
    </Sheet>,
  );
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

const buttons = (
  <>
    <Button commandfor="contact" command="show-modal">
      Ask
    </Button>
    <Dialog id="contact" heading="Contact">
      <Button commandfor="contact" command="close">
        Not now
      </Button>
    </Dialog>
    <Button commandfor="contact" command="show-modal">
      Ask again
    </Button>
  </>
);
const notNow = page.getByRole('button', { name: 'Not now' });
const askButtons = ['Ask', 'Ask again'].map((name) =>
  page.getByRole('button', { name, exact: true }),
);

test('any button opens and closes a dialog by `id`, before and after hydration', async () => {
  const { hydrate } = serverRendered(buttons);
  const openAndClose = async () => {
    for (const ask of askButtons) {
      await ask.click();
      await isOpen();
      expect(dialog.element().matches(':modal')).toBe(true);
      await notNow.click();
      await isClosed();
      await expect.element(ask).toHaveFocus();
    }
  };
  await openAndClose();
  hydrate();
  // Wait for React's effects, which run in a later task.
  await new Promise((task) => setTimeout(task, 100));
  await openAndClose();
  await askButtons[1]?.click();
  await isOpen();
  // The page is locked only if React's state says that the dialog is open.
  expect(pageScrolls()).toBe(false);
});

test('an element in a dialog keeps focus through hydration, even in StrictMode', async () => {
  const { hydrate } = serverRendered(
    <StrictMode>
      <Dialog heading="Contact" trigger={trigger}>
        <Input aria-label="Name" name="name" />
      </Dialog>
    </StrictMode>,
  );
  await opener.click();
  const name = page.getByRole('textbox');
  await name.fill('Ada');
  hydrate();
  // Wait for hydration, during which React adds properties to the element.
  await expect.poll(() => Object.keys(name.element()).length).toBeGreaterThan(0);
  await expect.poll(pageScrolls).toBe(false);
  await expect.element(name).toHaveFocus();
});

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose</Button>
      {open && (
        <DismissableLayer role="menu" onDismiss={() => setOpen(false)}>
          <input aria-label="Name" />
        </DismissableLayer>
      )}
    </>
  );
}

test('Escape closes one layer at a time, including another library’s layers', async () => {
  const onDismiss = vi.fn();
  await render(
    <DismissableLayer role="dialog" onDismiss={onDismiss}>
      <Dialog heading="Contact" trigger={trigger}>
        <Menu />
      </Dialog>
    </DismissableLayer>,
  );
  const menu = page.getByLabelText('Name');
  await opener.click();
  await page.getByRole('button', { name: 'Choose' }).click();
  await menu.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await isOpen();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a field in a nested dialog can handle Escape itself', async () => {
  const onKeyDown = vi.fn((event: KeyboardEvent) => event.preventDefault());
  await render(
    <Sheet heading="Rooms" trigger={<Button>See the rooms</Button>}>
      <Dialog heading="Contact" trigger={trigger}>
        <input aria-label="Name" onKeyDown={onKeyDown} />
      </Dialog>
    </Sheet>,
  );
  await page.getByRole('button', { name: 'See the rooms' }).click();
  await opener.click();
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
  await isOpen();
});

test('a dialog fits the window, with a sticky header if there is room', async () => {
  const word = 'Onderhandelingsverantwoordelikheidsverklaring';
  await render(
    <Dialog heading={`Contact ${word}`} trigger={trigger}>
      <div style={{ height: '2000px' }}>{word}</div>
    </Dialog>,
  );
  await opener.click();
  const element = page.getByRole('dialog').element();
  await expect.poll(stands).toBe(true);
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.viewport(width, height);
    element.scrollTo({ top: 900 });
    const { top, bottom, left, right } = boxOf(element);
    expect(element.scrollWidth).toBe(element.clientWidth);
    expect([top, bottom]).toEqual([16, height - 16]);
    expect(left).toBeGreaterThanOrEqual(16);
    expect(left).toBeCloseTo(width - right, 0);
    expect(boxOf(closer).top).toBeGreaterThanOrEqual(top);
    expect(boxOf(closer).bottom).toBeLessThan(top + 80);
  }
  document.documentElement.style.fontSize = '200%';
  element.scrollTo({ top: 900 });
  expect(boxOf(closer).bottom).toBeLessThan(0);
});

test.each([
  ['section', Section],
  ['grid', Grid],
])('the margins of a %s move neither a dialog nor a sheet', async (_, Parent) => {
  await render(
    <Parent>
      <Dialog heading="Contact" trigger={trigger} />
      <Sheet heading="Rooms" trigger={<Button>Rooms</Button>} />
    </Parent>,
  );
  await opener.click();
  await expect.poll(stands).toBe(true);
  const { top, bottom, left, right } = boxOf(dialog);
  expect(top).toBeCloseTo(800 - bottom, 0);
  expect(left).toBeCloseTo(1280 - right, 0);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Rooms' }).click();
  await expect.poll(stands).toBe(true);
  const sheet = { top: 0, bottom: 800, left: 880, right: 1280 };
  expect(boxOf(page.getByRole('dialog', { name: 'Rooms' }))).toMatchObject(sheet);
});
