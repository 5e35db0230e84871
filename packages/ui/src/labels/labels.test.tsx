import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as ui from '../index.ts';
import { wordsOf } from '../testing/helpers.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Labels } from './labels.ts';

const items = [
  { label: '1', href: '#1' },
  { label: '2', unavailable: { hint: '3' } },
];
const note = { number: 1, noteId: 'note', referenceId: 'reference' };
const rows = [
  { id: '1', label: '1', note, value: true, values: { 1: true } },
  { id: '2', label: '2', value: false, values: { 1: false } },
];
const groups = [{ id: '1', label: '1', rows }];

const ToastButton = () => <ui.Button onClick={() => ui.toast({ title: '1' })}>1</ui.Button>;

/** Each component with all its labels shown, and no other words. */
const worded: Record<keyof Labels, ReactElement<{ labels?: unknown }>> = {
  banner: <ui.Banner />,
  bottomBar: <ui.BottomBar>1</ui.BottomBar>,
  checklist: <ui.Checklist items={['1', { text: '2', included: false }]} />,
  comparisonTable: (
    <ui.ComparisonTable label="1" columns={[{ key: '1', label: '1' }]} groups={groups} />
  ),
  dialog: <ui.Dialog heading="1" />,
  footnotes: (
    <ui.Footnotes
      notes={[
        { noteId: 'note', text: '1', references: [{ referenceId: 'reference', label: '2' }] },
      ]}
    />
  ),
  levelBadge: <ui.LevelBadge level={2} />,
  navigationSheet: <ui.NavigationSheet items={items} />,
  offerCard: (
    <ui.OfferCard
      heading="1"
      featured
      prices={[{ price: '1', was: '2' }]}
      term="2"
      items={['1', { text: '2', included: false }]}
    />
  ),
  price: <ui.Price was="2">1</ui.Price>,
  siteFooter: <ui.SiteFooter items={items} />,
  siteHeader: <ui.SiteHeader logo="1" items={items} />,
  skipLink: <ui.SkipLink />,
  themeToggle: <ui.ThemeToggle themes={['light', 'dark', 'system']} />,
  tierCard: <ui.TierCard heading="1" groups={groups} />,
  toastProvider: <ToastButton />,
  viewBar: <ui.ViewBar />,
};

const names = Object.keys(worded) as (keyof Labels)[];
const wordsIn = (name: keyof Labels, labels: Labels): string[] =>
  Object.values<string>(labels[name]).flatMap((text) =>
    text.split(/\{\w+\}/).filter((part) => /\w/.test(part)),
  );

/** What a component fills in: `{label}`. */
const gapsIn = (name: keyof Labels, labels: Labels) =>
  Object.values<string>(labels[name]).flatMap((text) => text.match(/\{\w+\}/g) ?? []);

test.each(names)('%s has all its labels in the language of the provider', async (name) => {
  await render(<ui.LabelsProvider labels={de}>{worded[name]}</ui.LabelsProvider>);
  if (name === 'toastProvider') await page.getByRole('button').click();
  const said = () => wordsOf(document.body.innerHTML);
  const missing = () => wordsIn(name, de).filter((words) => !said().includes(words));
  await expect.poll(missing).toEqual([]);
  // 'System' is both.
  const english = wordsIn(name, en).filter((words) => words !== 'System');
  expect(english.filter((words) => said().includes(words))).toEqual([]);
  expect(gapsIn(name, de)).toEqual(gapsIn(name, en));
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
