import { createElement, type ElementType, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as ui from '../index.ts';
import { examples } from '../testing/examples.tsx';
import { wordsOf } from '../testing/helpers.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Labels } from './labels.ts';

const ToastButton = () => <ui.Button onClick={() => ui.toast({ title: '1' })}>1</ui.Button>;

/** A component's example, which shows all its labels, with no other Latin words. */
function exampleOf(name: keyof Labels): ReactElement {
  if (name === 'toastProvider') return <ToastButton />;
  const example = examples[name.replace(/^./, (first) => first.toUpperCase())];
  const { type, props } = example as ReactElement<object, ElementType>;
  const own = name === 'skipLink' ? 'children' : /^(labels|label|heading)$/;
  const others = Object.entries(props).filter(([prop]) => !prop.match(own));
  return createElement(type, Object.fromEntries(others));
}

const names = Object.keys(en) as (keyof Labels)[];
const wordsIn = (name: keyof Labels, labels: Labels): string[] =>
  Object.values<string>(labels[name]).flatMap((text) =>
    text.split(/\{\w+\}/).filter((part) => /\w/.test(part)),
  );

/** Every language, by its code. */
const languages = Object.entries(
  import.meta.glob<Record<string, Labels>>('./??.ts', { eager: true }),
).map(([file, module]) => module[file.slice(2, 4)] as Labels);

/** What a component fills in: `{label}`. */
const gapsIn = (name: keyof Labels, labels: Labels) =>
  Object.values<string>(labels[name]).flatMap((text) => text.match(/\{\w+\}/g) ?? []);

test.each(names)('%s has all its labels in the language of the provider', async (name) => {
  await render(<ui.LabelsProvider labels={de}>{exampleOf(name)}</ui.LabelsProvider>);
  if (name === 'toastProvider') await page.getByRole('button').click();
  const said = () => wordsOf(document.body.innerHTML);
  const missing = () => wordsIn(name, de).filter((words) => !said().includes(words));
  await expect.poll(missing).toEqual([]);
  // 'System' is both.
  const english = wordsIn(name, en).filter((words) => words !== 'System');
  expect(english.filter((words) => said().includes(words))).toEqual([]);
  for (const labels of languages) expect(gapsIn(name, labels)).toEqual(gapsIn(name, en));
  expect(languages).toContain(de);
});

test("toasts have a ToastProvider's labels, then the outermost LabelsProvider's, then English", async () => {
  const inGerman = (part: ReactElement | false) => (
    <ui.ToastProvider labels={{ close: 'Weg', region: undefined }}>
      <ui.LabelsProvider labels={de}>
        {part}
        <ToastButton />
      </ui.LabelsProvider>
    </ui.ToastProvider>
  );
  const closer = (region: string, name: string) =>
    page.getByRole('region', { name: region }).getByRole('button', { name });
  const { rerender } = await render(inGerman(false));
  await rerender(inGerman(<ui.LabelsProvider labels={en}>2</ui.LabelsProvider>));
  await page.getByRole('button', { name: '1' }).click();
  await expect.element(closer('Benachrichtigungen (F8)', 'Weg')).toBeVisible();
  await rerender(<ToastButton />);
  await page.getByRole('button', { name: '1' }).click();
  await expect.element(closer('Notifications (F8)', 'Close')).toBeVisible();
});

test("a component's own labels win over the provider's, a missing one does not", async () => {
  await render(
    <ui.LabelsProvider labels={de}>
      <ui.ThemeToggle labels={{ light: 'Tag', dark: undefined }} />
    </ui.LabelsProvider>,
  );
  await expect.element(page.getByRole('group', { name: 'Farbschema' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Tag' })).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Dunkel' })).toBeInTheDocument();
});
