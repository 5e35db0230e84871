import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ForEachView } from '../ForEachView/ForEachView.tsx';
import { cspHash, preHydrationScript } from '../preHydration/preHydrationScript.ts';
import { openFrame, serverRendered } from '../testing/helpers.ts';
import { addressWith, type Preference, valueInAddress } from './preference.ts';
import { type UsePreferenceOptions, usePreference } from './usePreference.ts';

const view: Preference<'brand' | 'creator'> = {
  name: 'view',
  values: ['brand', 'creator'],
  defaultValue: 'brand',
  storageKey: 'test-view',
};
const theme: Preference<'light' | 'dark'> = {
  name: 'theme',
  values: ['light', 'dark'],
  defaultValue: 'light',
  storageKey: 'test-theme',
};

const inputs = `
  <input type="radio" name="view" value="brand" checked>
  <input type="radio" name="view" value="creator">
  <input type="radio" name="theme" value="light" checked>
  <input type="radio" name="theme" value="dark">
  <script>
    parsed = Array.from(document.querySelectorAll(':checked'), (input) => input.value);
    attributes = { ...document.documentElement.dataset };
  </script>`;

type PageWindow = Window & { parsed: string[]; attributes: Record<string, string> };
const openPage = openFrame as (attributes: Record<string, string>) => Promise<PageWindow>;

const load = () =>
  openPage({
    srcdoc: `<html data-view="brand" data-theme="light"><head><script>${preHydrationScript([view, theme])}</script></head><body>${inputs}</body></html>`,
  });

const input = (frame: Window, value: string) =>
  frame.document.querySelector<HTMLInputElement>(`[value="${value}"]`) as HTMLInputElement;

test.each<[stored?: string, view?: string, theme?: string]>([
  ['creator', 'creator'],
  ['dark', 'brand', 'dark'],
  [],
  ...['', 'Brand', ' creator ', '__proto__'].map((it): [string] => [it]),
])(
  'a valid stored value sets attributes and inputs while the page is parsed (%#)',
  async (stored, view = 'brand', theme = 'light') => {
    if (stored !== undefined) {
      localStorage.setItem('test-view', stored);
      localStorage.setItem('test-theme', stored);
    }
    const frame = await load();
    expect(frame.attributes).toEqual({ scripted: 'view theme', view, theme });
    expect(frame.parsed).toEqual([view, theme]);
  },
);

test('a choice takes effect even if a framework stops click propagation and resets the input', async () => {
  const frame = await load();
  for (const value of ['creator', 'creator', 'brand']) {
    input(frame, value).click();
    expect(frame.document.documentElement.dataset.view).toBe(value);
    expect(localStorage.getItem('test-view')).toBe(value);
  }
  const dark = input(frame, 'dark');
  dark.addEventListener('click', (event) => {
    event.stopPropagation();
    dark.checked = false;
  });
  dark.click();
  expect(frame.document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('test-theme')).toBe('dark');
});

test('a theme chosen in another window applies at once, a view only on a return to the page', async () => {
  const frame = await load();
  const { body, documentElement } = frame.document;
  localStorage.setItem('test-view', 'creator');
  localStorage.setItem('test-theme', 'invalid');
  localStorage.setItem('test-theme', 'dark');
  await vi.waitFor(() => expect(documentElement.dataset.theme).toBe('dark'));
  expect(documentElement.dataset.view).toBe('brand');
  const form = frame.document.createElement('form');
  form.append(...body.querySelectorAll('input'));
  body.append(form);
  frame.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(documentElement.dataset.view).toBe('creator');
  // Simulates WebKit, which resets inputs with `autocomplete="off"` on a return from the back/forward cache.
  form.reset();
  for (const value of ['creator', 'dark']) expect(input(frame, value).checked).toBe(true);
});

test('a page that React rerenders shows the choice before its next frame', async () => {
  localStorage.setItem('test-view', 'creator');
  const frame = await load();
  const root = createRoot(frame.document);
  onTestFinished(() => flushSync(() => root.unmount()));
  for (const lang of ['en', 'fr']) {
    const html = (
      <html key={lang} lang={lang} data-view="brand">
        <body hidden data-for-view="creator" />
      </html>
    );
    flushSync(() => root.render(html));
    await null;
    expect(frame.document.documentElement.dataset).toMatchObject({ view: 'creator' });
    expect(frame.document.body.hidden).toBe(false);
  }
});

test('a choice that the browser refuses to store lasts until the visitor leaves', async () => {
  const result = new Promise((resolve) =>
    addEventListener('message', (event) => resolve(event.data), { once: true }),
  );
  await openPage({
    sandbox: 'allow-scripts',
    srcdoc: `<html data-view="brand"><head><script>${preHydrationScript([{ ...view, parameter: 'view' }])}</script></head><body>${inputs}<script>
      let refused = false;
      try { localStorage } catch { refused = true }
      document.querySelector('[value=creator]').click();
      parent.postMessage([refused, document.documentElement.dataset.view], '*');
    </script></body></html>`,
  });
  expect(await result).toEqual([true, 'creator']);
});

test('a policy with the hash allows only this script, even if its data contains `</script>`', async () => {
  const script = preHydrationScript([{ ...view, storageKey: '</script><script>alert(1)' }]);
  const policy = `script-src '${await cspHash(script)}'`;
  const attributesWith = async (text: string) => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const srcdoc = `<html><head>${meta}<script>${text}</script></head></html>`;
    const { document } = await openPage({ srcdoc });
    return { ...document.documentElement.dataset };
  };
  expect(await attributesWith(script)).toEqual({ scripted: 'view', view: 'brand' });
  expect(await attributesWith(`${script};`)).toEqual({});
});

const inAddress = { ...view, parameter: 'view' };
const button = page.getByRole('button');
const { dataset } = document.documentElement;

function Example(options: UsePreferenceOptions<'brand' | 'creator'>) {
  const [value, setValue] = usePreference(inAddress, options);
  return (
    <button type="button" onClick={() => setValue('creator')}>
      {value}
    </button>
  );
}

test('a choice replaces its parameter in the address without a new history entry', async () => {
  history.replaceState({ idx: 2 }, '', '?a=1&view=brand#end');
  const entries = history.length;
  await render(<Example />);
  await render(<Example />);
  const replaceState = vi.spyOn(history, 'replaceState');
  await button.first().click();
  for (const each of button.all()) await expect.element(each).toHaveTextContent('creator');
  expect([dataset.view, localStorage.getItem('test-view')]).toEqual(['creator', 'creator']);
  expect(location.search + location.hash).toBe('?view=creator&a=1#end');
  await button.first().click();
  expect(replaceState).toHaveBeenCalledOnce();
  expect([history.length, history.state]).toEqual([entries, { idx: 2 }]);
});

test('before hydration, the address overrides the stored value and follows a choice', async () => {
  localStorage.setItem('test-view', 'brand');
  const frame = await openPage({ src: import.meta.url });
  frame.history.replaceState(null, '', '?view=creator&a=1');
  frame.document.body.innerHTML = inputs;
  const script = frame.document.createElement('script');
  script.text = preHydrationScript([inAddress]);
  frame.document.head.append(script);
  const shown = frame.document.documentElement.dataset.view;
  expect([shown, localStorage.getItem('test-view')]).toEqual(['creator', 'brand']);
  expect(frame.location.search).toBe('?view=creator&a=1');
  input(frame, 'brand').click();
  expect(frame.location.search).toBe('?view=brand&a=1');
});

test('after a client-side navigation, only the first component to mount reads the address', async () => {
  dataset.scripted = 'view';
  dataset.view = 'creator';
  history.replaceState(null, '', '?view=brand');
  const first = await render(<Example />);
  expect([first.container.textContent, dataset.view]).toEqual(['brand', 'brand']);
  await button.click();
  history.replaceState(null, '', '?view=brand');
  dispatchEvent(new PopStateEvent('popstate'));
  await render(<Example />);
  for (const each of button.all()) await expect.element(each).toHaveTextContent('creator');
  // Simulates a choice in another window.
  localStorage.setItem('test-view', 'brand');
  history.replaceState(null, '', location.pathname);
  await cleanup();
  const next = await render(<Example />);
  expect(next.container).toHaveTextContent('creator');
});

test("only a change of the router's value overrides the page's own value", async () => {
  const both = (routerValue?: 'brand' | 'creator') => (
    <>
      <Example routerValue={routerValue} />
      <ForEachView preference={inAddress} routerValue={routerValue} as="p">
        {(each) => each}
      </ForEachView>
    </>
  );
  const { container, rerender } = await render(both('brand'));
  for (const routerValue of ['creator', undefined] as const) {
    await rerender(both(routerValue));
    expect([dataset.view, button.element().textContent]).toEqual(['creator', 'creator']);
    expect(container.querySelector('p:not([hidden])')).toHaveTextContent('creator');
  }
});

test('a preference that the script was not given is restored after hydration, with a warning', async () => {
  localStorage.setItem('test-view', 'creator');
  dataset.scripted = 'theme';
  const { container, hydrate } = serverRendered(<Example />);
  hydrate();
  await expect.element(container).toHaveTextContent('creator');
  expect(dataset.view).toBe('creator');
  expect(vi.mocked(console.warn).mock.calls.join()).toContain("'view'");
  vi.mocked(console.warn).mockClear();
});

let loading: Promise<void> | undefined;

function Lazy() {
  if (loading) use(loading);
  return <input aria-label="Name" />;
}

function PageWithLazy() {
  return (
    <>
      {usePreference(inAddress)[0]}
      <Suspense fallback="Loading">
        <Lazy />
      </Suspense>
    </>
  );
}

test('a stored value does not discard content that has not hydrated yet', async () => {
  dataset.scripted = 'view';
  const { container, hydrate } = serverRendered(<PageWithLazy />);
  const input = page.getByRole('textbox').element();
  await page.getByRole('textbox').fill('Ada');
  let arrive = () => {};
  loading = new Promise((resolve) => {
    arrive = resolve;
  });
  dataset.view = 'creator';
  hydrate();
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  expect(input).toBeVisible();
  arrive();
  await expect.element(container).toHaveTextContent('creator');
  expect(page.getByRole('textbox').element()).toBe(input);
  expect(input).toHaveValue('Ada');
});

const words = { '/marketing': { brand: 'enterprise', creator: 'sme' } };

test.each([
  ['?view=sme', 'creator'],
  ['?view=gold&view=creator&view=brand', 'creator'],
  ['?v%69ew=%63reator', 'creator'],
  ['?utm=%E0%A4&view=creator', 'creator'],
  [`?${'view=x&'.repeat(14_000)}view=creator`, 'creator'],
  ...['', '?&&&', '?view', '?View=creator', '?view=%E0%A4', '?view=__proto__'].map((it) => [it]),
])('the value in an address is the first valid one (%#)', (query, expected) => {
  expect(valueInAddress({ ...inAddress, words }, query)).toBe(expected);
  expect(valueInAddress(view, query)).toBeUndefined();
});

test.each([
  ['https://a.example/?a=1&view=brand&b=%20#end', 'https://a.example/?view=creator&a=1&b=%20#end'],
  ['/?view=gold&%E0%A4&v%69ew=brand&view=', '/?view=creator&%E0%A4'],
  ['/marketing?a=1#end', '/marketing?view=sme&a=1#end'],
  ['https://a.example/marketing/', 'https://a.example/marketing/?view=sme'],
  ['gold', 'gold?view=creator'],
  ['#end', '?view=creator#end'],
])('an address gets its path’s own word for the value: %s', (from, to) => {
  expect(addressWith({ ...inAddress, words }, 'creator', from)).toBe(to);
  expect(addressWith(view, 'creator', from)).toBe(from);
});
