import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usePreference } from '../preferences/usePreference.ts';
import { ResponsiveComparison } from '../ResponsiveComparison/ResponsiveComparison.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';

test('a reference to a missing note warns once', async () => {
  const rows = ['a', 'b'].map((id) => ({ id, label: id, values: {}, noteId: 'term' }));
  await render(
    <ResponsiveComparison
      label="Plans"
      columns={[{ key: 'gold', label: 'Gold' }]}
      groups={[{ id: 'all', label: 'All', rows }]}
      notes={[{ id: 'price', text: 'Net' }]}
    />,
  );
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [expect.stringMatching(/a row's `noteId` is 'term', but no note has that `id`/)],
  ]);
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
