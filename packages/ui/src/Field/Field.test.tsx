import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stack } from '../Stack/Stack.tsx';
import { boxOf, emulateMedia, serverRendered, styleOf } from '../testing/helpers.ts';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { Fieldset, type FieldsetProps } from './Fieldset.tsx';
import { Input } from './Input.tsx';
import { Radio } from './Radio.tsx';
import { Select } from './Select.tsx';
import { Textarea } from './Textarea.tsx';

const own = { required: true, 'aria-describedby': 'own' };
const controls: [name: string, role: 'textbox' | 'combobox' | 'checkbox', it: ReactElement][] = [
  ['Input', 'textbox', <Input key="1" name="name" {...own} />],
  ['Textarea', 'textbox', <Textarea key="1" {...own} />],
  ['Select', 'combobox', <Select key="1" {...own} />],
  ['Checkbox', 'checkbox', <Checkbox key="1" {...own} />],
];

test.each(controls)(
  'a %s has its field’s name, description and error',
  async (_, role, control) => {
    const tree = (error?: string) => (
      <>
        <p id="own">Own words.</p>
        <Field heading="Answer" description="In a word." error={error}>
          {control}
        </Field>
      </>
    );
    const { rerender } = await render(tree());
    const element = page.getByRole(role, { name: 'Answer', exact: true });
    await expect.element(element).toHaveAccessibleDescription('Own words. In a word.');
    await expect.element(element).toBeRequired();
    expect(element.element()).not.toHaveAttribute('aria-invalid');
    await rerender(tree('Give an answer.'));
    await expect
      .element(element)
      .toHaveAccessibleDescription('Own words. In a word. Give an answer.');
    await expect.element(element).toHaveAttribute('aria-invalid', 'true');
  },
);

const form = (
  <form action="#sent">
    <Stack gap={5}>
      <Field heading="Name">
        <Input name="name" required autoComplete="name" />
      </Field>
      <Field heading="E-mail">
        <Input name="mail" type="email" />
      </Field>
      <Field heading="Room">
        <Select name="room">
          <option>Garden</option>
          <option>Cellar</option>
        </Select>
      </Field>
      <Field heading="Message">
        <Textarea name="message" />
      </Field>
      <Field heading="Send me news">
        <Checkbox name="news" value="yes" />
      </Field>
      <Field heading="Call me">
        <Checkbox name="call" />
      </Field>
      <button type="submit">Send</button>
    </Stack>
  </form>
);

test('the browser validates a form and submits its values without script', async () => {
  const { container } = serverRendered(form);
  const values = vi.fn();
  container.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    values(Object.fromEntries(new FormData(event.currentTarget as HTMLFormElement)));
  });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const name = page.getByRole('textbox', { name: 'Name' });
  const border = styleOf(name).borderTopColor;
  await send.click();
  expect(values).not.toHaveBeenCalled();
  await expect.element(name).toHaveFocus();
  // After a submission, a field that the browser rejects looks invalid.
  await expect.poll(() => styleOf(name).borderTopColor).not.toBe(border);
  await userEvent.keyboard('Ada{Tab}ada@example.com{Tab}');
  await page.getByRole('combobox', { name: 'Room' }).selectOptions('Cellar');
  await page.getByText('Message').click();
  await userEvent.keyboard('Hello{Tab}');
  await page.getByText('Send me news').click();
  await send.click();
  expect(values.mock.lastCall).toEqual([
    { name: 'Ada', mail: 'ada@example.com', room: 'Cellar', message: 'Hello', news: 'yes' },
  ]);
});

test('a checkbox has its native appearance in forced colours', async () => {
  await render(<Checkbox aria-label="News" defaultChecked />);
  await emulateMedia({ 'forced-colors': 'active' });
  const box = page.getByRole('checkbox');
  expect([styleOf(box).appearance, styleOf(box, '::after').content]).toEqual(['auto', 'none']);
});

test('keys and clicks choose one radio button in a named, described group', async () => {
  const { container } = serverRendered(
    <form>
      <p id="own">Own words.</p>
      <Fieldset heading="Room" description="In a word." error="Choose." aria-describedby="own">
        <Field heading="Cellar">
          <Radio name="room" value="cellar" />
        </Field>
        <Field heading="Garden">
          <Radio name="room" value="garden" required />
        </Field>
      </Fieldset>
    </form>,
  );
  const group = page.getByRole('group', { name: 'Room', exact: true });
  await expect.element(group).toHaveAccessibleDescription('Own words. In a word. Choose.');
  const chosen = () => new FormData(container.querySelector('form') ?? undefined).get('room');
  expect(chosen()).toBeNull();
  await page.getByText('Cellar').click();
  expect(chosen()).toBe('cellar');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe('garden');
  const [cellar, garden] = page.getByRole('radio').elements().map(boxOf);
  // Neither button's touch target covers the other button.
  expect((garden?.top ?? 0) - (cellar?.bottom ?? 0)).toBeGreaterThanOrEqual(11);
});

test('an indeterminate checkbox looks neither checked nor unchecked', async () => {
  const setMixed = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = true;
  };
  await render([
    <Checkbox key="1" aria-label="Off" />,
    <Checkbox key="2" aria-label="On" defaultChecked />,
    <Checkbox key="3" aria-label="Some" ref={setMixed} />,
  ]);
  const [off, on, some] = page.getByRole('checkbox').elements() as never as [
    Element,
    Element,
    Element,
  ];
  expect(styleOf(some).backgroundColor).toBe(styleOf(on).backgroundColor);
  expect(styleOf(some).backgroundColor).not.toBe(styleOf(off).backgroundColor);
  const { content, height } = styleOf(some, '::after');
  expect(content).toBe('""');
  const tick = styleOf(on, '::after');
  expect(height).not.toBe(tick.height);
  // A tick shows two borders of its box. With all four, it would look like a slab.
  expect([tick.borderTopWidth, tick.borderLeftWidth]).toEqual(['0px', '0px']);
});

test('a fieldset has one asterisk and one error for all its choices', async () => {
  document.documentElement.style.setProperty('--ui-color-danger', 'rgb(200, 0, 0)');
  const instruments = (props: Partial<FieldsetProps>) => (
    <Fieldset heading="Instruments" {...props}>
      <Field heading="Piano">
        <Checkbox name="instrument" value="piano" />
      </Field>
      <Field heading="Grand piano">
        <Radio name="piano" value="grand" />
      </Field>
    </Fieldset>
  );
  const { rerender } = await render(instruments({ required: true }));
  const group = page.getByRole('group', { name: 'Instruments', exact: true });
  await expect.element(group).toHaveTextContent('Instruments *PianoGrand piano');
  await expect.element(page.getByRole('radio')).toBeRequired();
  await expect.element(page.getByRole('checkbox')).not.toBeRequired();
  const marked = () => [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(marked()).toEqual([]);
  await rerender(instruments({ error: 'Choose one.' }));
  expect(marked()).toEqual([group.element()]);
  const danger = 'rgb(200, 0, 0)';
  const choices = [...document.querySelectorAll('input')];
  expect(choices.map((choice) => styleOf(choice).borderTopColor)).toEqual([danger, danger]);
  await rerender(
    <Field heading="Grand piano" error="Choose another.">
      <Radio name="piano" value="grand" required />
    </Field>,
  );
  expect(page.getByText('*').elements()).toEqual([]);
  // ARIA does not allow `aria-invalid` on a radio button.
  expect(marked()).toEqual([]);
});

// @ts-expect-error `multiple` would show a plain list without a chevron.
void (<Select multiple />);

test('following a link to a control leaves its label visible below the sticky header', async () => {
  document.documentElement.style.setProperty('--ui-size-sticky-top', '64px');
  await render(
    <>
      <a href="#email">E-mail is missing</a>
      <div style={{ height: '2000px' }} />
      <Field heading="E-mail" description="For the answer only.">
        <Input name="email" id="email" aria-invalid />
      </Field>
      <div style={{ height: '2000px' }} />
    </>,
  );
  const control = page.getByRole('textbox', { name: 'E-mail', exact: true });
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link').click();
  const label = boxOf(page.getByText('E-mail', { exact: true }));
  expect(label.top).toBeGreaterThanOrEqual(64);
  expect(label.bottom).toBeLessThan(400);
});
