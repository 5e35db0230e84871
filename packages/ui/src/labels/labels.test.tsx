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

const toastButton = <ui.Button onClick={() => ui.toast({ title: '1' })}>1</ui.Button>;

/** Returns an Arabic example without labels of its own, so that its only Latin words are the provider's labels. */
function exampleOf(name: keyof Labels): ReactElement {
  if (name === 'toastProvider') return <ui.ToastProvider>{toastButton}</ui.ToastProvider>;
  const example = examples[name.replace(/^./, (first) => first.toUpperCase())];
  const { type, props } = example as ReactElement<object, ElementType>;
  const own = name === 'skipLink' ? 'children' : /^(labels|aria-label|heading)$/;
  const others = Object.entries(props).filter(([prop]) => !prop.match(own));
  return createElement(type, Object.fromEntries(others));
}

const names = Object.keys(en) as (keyof Labels)[];
const wordsIn = (name: keyof Labels, labels: Labels): string[] =>
  Object.values<string>(labels[name]).flatMap((text) =>
    text.split(/\{\w+\}/).filter((part) => /\w/.test(part)),
  );

const languages = Object.entries(
  import.meta.glob<Record<string, Labels>>('./??.ts', { eager: true }),
).map(([file, module]) => module[file.slice(2, 4)] as Labels);

const gapsIn = (name: keyof Labels, labels: Labels) =>
  Object.values<string>(labels[name]).flatMap((text) => text.match(/\{\w+\}/g) ?? []);

test.each(names)('%s has all its labels in the provider’s language', async (name) => {
  await render(<ui.LabelsProvider labels={de}>{exampleOf(name)}</ui.LabelsProvider>);
  if (name === 'toastProvider') await page.getByRole('button').click();
  const said = () => wordsOf(document.body.innerHTML);
  const missing = () => wordsIn(name, de).filter((words) => !said().includes(words));
  await expect.poll(missing).toEqual([]);
  // 'System' is the same word in English and German.
  const english = wordsIn(name, en).filter((words) => words !== 'System');
  expect(english.filter((words) => said().includes(words))).toEqual([]);
  for (const labels of languages) expect(gapsIn(name, labels)).toEqual(gapsIn(name, en));
  expect(languages).toContain(de);
});

test("a component's own labels override the provider's individually", async () => {
  await render(
    <ui.LabelsProvider labels={de}>
      <ui.ThemeToggle labels={{ light: 'Tag', dark: undefined }} />
      <ui.ToastProvider labels={{ close: 'Weg', region: undefined }}>
        {toastButton}
      </ui.ToastProvider>
    </ui.LabelsProvider>,
  );
  await expect.element(page.getByRole('group', { name: 'Farbschema' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Tag' })).toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Dunkel' })).toBeInTheDocument();
  await page.getByRole('button', { name: '1' }).click();
  const toasts = page.getByRole('region', { name: 'Benachrichtigungen (F8)' });
  await expect.element(toasts.getByRole('button', { name: 'Weg' })).toBeVisible();
});
