import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Field/Input.tsx';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
import { usePreference } from '../preferences/usePreference.ts';
import { ResponsiveComparison } from '../ResponsiveComparison/ResponsiveComparison.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';

test.each<[message: RegExp, example: ReactElement]>([
  [
    /Field: .*exactly one control/,
    <Field key="1" heading="Name">
      <>Ada</>
    </Field>,
  ],
  [
    /"Soon" describes nothing.*exactly one/,
    <Tooltip key="1" text="Soon">
      <>Shop</>
    </Tooltip>,
  ],
  [/Input: it has no `name`/, <Input key="1" aria-label="Name" />],
  [/Input: it has no label/, <Input key="1" name="name" />],
  [
    /OfferCard: two cards of a group are `featured`/,
    <div key="1">
      <OfferCard heading="Cellar" featured />
      <OfferCard heading="Garden" featured />
    </div>,
  ],
  [
    /`commandfor` does nothing without a `command`/,
    <Button key="1" commandfor="contact">
      Contact
    </Button>,
  ],
  [
    /`commandfor` is 'contact', but no element has that `id`/,
    <Button key="1" commandfor="contact" command="show-modal">
      Contact
    </Button>,
  ],
  [
    /a row's `noteId` is 'term', but no note has that `id`/,
    <ResponsiveComparison
      key="1"
      label="Plans"
      columns={[{ key: 'gold', label: 'Gold' }]}
      groups={[
        { id: 'a', label: 'A', rows: [{ id: 'b', label: 'B', values: {}, noteId: 'term' }] },
      ]}
      notes={[{ id: 'price', text: 'Net' }]}
    />,
  ],
])('a mistake that neither types nor React reports warns once: %s', async (message, example) => {
  await render(
    <>
      {example}
      <div>{example}</div>
    </>,
  );
  await expect
    .poll(() => vi.mocked(console.warn).mock.calls)
    .toEqual([[expect.stringMatching(message)]]);
  vi.mocked(console.warn).mockClear();
});

function Misnamed() {
  const values = ['a', 'b'] as const;
  const [value, choose] = usePreference({ name: 'a', values, defaultValue: 'a', storageKey: 'a' });
  const options = values.map((value) => ({ value, label: value }));
  return (
    <ViewSwitch label="Show" name="b" options={options} value={value} onValueChange={choose} />
  );
}

test('a choice warns if its switch and its preference have different names', async () => {
  await render(<Misnamed />);
  await page.getByRole('radio', { name: 'b' }).click();
  expect(vi.mocked(console.warn).mock.calls.join()).toMatch(/a switch named 'b' sets 'a'/);
  vi.mocked(console.warn).mockClear();
});
