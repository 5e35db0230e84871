import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from '../Link/Link.tsx';
import type { Preference } from '../preferences/preference.ts';
import { usePreference } from '../preferences/usePreference.ts';
import { preHydrate } from '../preHydration/preHydrate.ts';
import { ResponsiveComparison } from '../ResponsiveComparison/ResponsiveComparison.tsx';
import { columns, compared } from '../testing/exampleTiers.tsx';
import { addStyles, serverRendered } from '../testing/helpers.ts';
import { ForEachView } from './ForEachView.tsx';

const audience = {
  name: 'audience',
  values: ['adults', 'kids'],
  defaultValue: 'adults',
  storageKey: 'test-audience',
} as const satisfies Preference;
const prices = { adults: '£45', kids: '£30' };

function Example() {
  const [current, choose] = usePreference(audience);
  return (
    <>
      <button type="button" onClick={() => choose(current === 'kids' ? 'adults' : 'kids')}>
        Switch
      </button>
      <ForEachView preference={audience} as="p" className="price">
        {(view) => prices[view]}
      </ForEachView>
    </>
  );
}

const readIn = (container: Element) =>
  Array.from(container.querySelectorAll('p:not([hidden])'), ({ textContent }) => textContent);

test('the HTML hides all views but one, before and after hydration', async () => {
  addStyles('.price { display: flex }');
  const { container, hydrate } = serverRendered(<Example />);
  expect(readIn(container)).toEqual(['£45']);
  localStorage.setItem('test-audience', 'kids');
  preHydrate([audience]);
  await expect.poll(() => readIn(container)).toEqual(['£30']);
  hydrate();
  for (const [shown, hidden] of [
    ['£45', '£30'],
    ['£30', '£45'],
  ] as const) {
    await page.getByRole('button').click();
    await expect.element(page.getByText(shown)).toBeVisible();
    await expect.element(page.getByText(hidden)).not.toBeVisible();
    expect(readIn(container)).toEqual([shown]);
  }
});

test('each view has its own props, and text that all views share is in the HTML only once', () => {
  const { container } = serverRendered(
    <>
      <ForEachView
        preference={audience}
        render={(view) => <Link href={`/book?for=${view}`}>Book</Link>}
      />
      <ForEachView preference={audience} as="p" className="note">
        {() => 'An hour'}
      </ForEachView>
    </>,
  );
  const links = Array.from(container.querySelectorAll('a'));
  expect(links.map((it) => [it.text, it.search, it.dataset.forAudience, it.hidden])).toEqual([
    ['Book', '?for=adults', 'adults', false],
    ['Book', '?for=kids', 'kids', true],
  ]);
  expect(readIn(container)).toEqual(['An hour']);
  expect(container.querySelectorAll('p')).toHaveLength(1);
});

test('content that React renders later shows the current view', async () => {
  // Uses a new name, because the page still watches the preferences that other tests restored.
  document.documentElement.dataset.readers = 'kids';
  const { container } = await render(
    <ForEachView preference={{ ...audience, name: 'readers' }} as="p">
      {(view) => prices[view]}
    </ForEachView>,
  );
  expect(readIn(container)).toEqual(['£30']);
});

test('switching shows the new view even on a hidden page, which has no animation frames', async () => {
  const { container } = await render(<Example />);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  document.querySelector('button')?.click();
  await expect.poll(() => readIn(container)).toEqual(['£30']);
});

test("the server's HTML shows the view that `routerValue` names", () => {
  const { container } = serverRendered(
    <ForEachView preference={audience} routerValue="kids" as="p">
      {(view) => prices[view]}
    </ForEachView>,
  );
  expect(readIn(container)).toEqual(['£30']);
});

test('comparisons in nested views have unique ids, and their links stay within their view', async () => {
  const billing = {
    name: 'billing',
    values: ['month', 'year'],
    defaultValue: 'month',
    storageKey: 'test-billing',
  } as const satisfies Preference;
  const { container } = await render(
    <ForEachView preference={audience}>
      {(view) => (
        <ForEachView preference={billing}>
          {(inner) => (
            <ResponsiveComparison
              label={`${view}, ${inner}`}
              columns={columns.map((it) => ({ ...it, href: `#${it.id}` }))}
              {...compared}
            />
          )}
        </ForEachView>
      )}
    </ForEachView>,
  );
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toContain('kids-month-gold');
  for (const view of container.querySelectorAll('[data-for-audience] [data-for-billing]'))
    for (const link of view.querySelectorAll('a[href]'))
      expect(view).toContainElement(document.querySelector(link.getAttribute('href') as string));
});
