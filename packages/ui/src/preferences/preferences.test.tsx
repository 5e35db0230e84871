import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addressWith, type Preference, showInAddress, valueInAddress } from './preference.ts';
import { preferencesScript } from './preferencesScript.ts';
import { usePreference } from './usePreference.ts';

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
    parsed = [...document.querySelectorAll('input')].map((input) => input.checked);
    attributes = { ...document.documentElement.dataset };
  </script>`;

/** Loads a page with the script in its head, as a site would. */
async function load(sandbox?: string) {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = `<html data-view="brand" data-theme="light"><head><script>${preferencesScript([view, theme])}</script></head><body>${inputs}</body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  return frame.contentWindow as Window & {
    parsed: boolean[];
    attributes: Record<string, string>;
  };
}

const input = (frame: Window, value: string) =>
  frame.document.querySelector<HTMLInputElement>(`[value="${value}"]`) as HTMLInputElement;

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

test('without a stored value the defaults apply', async () => {
  const frame = await load();
  expect(frame.attributes).toEqual({ scripted: '', view: 'brand', theme: 'light' });
  expect(frame.parsed).toEqual([true, false, true, false]);
});

test('a stored value is on the page and on its inputs before the rest is parsed', async () => {
  localStorage.setItem('test-view', 'creator');
  localStorage.setItem('test-theme', 'dark');
  const frame = await load();
  expect(frame.attributes).toEqual({ scripted: '', view: 'creator', theme: 'dark' });
  expect(frame.parsed).toEqual([false, true, false, true]);
});

test.each([
  ...['', 'null', '1e400', 'Brand', 'Brand Creator', '__proto__', 'constructor', 'toString'],
  ...['"creator"', '["creator"]', '{"view":"creator"}', '{"default":', ' creator ', 'creator"]{}'],
  ...['\0creator\ud800', 'creator'.repeat(150_000)],
])('an invalid stored value is ignored (%#)', async (invalid) => {
  localStorage.setItem('test-view', invalid);
  localStorage.setItem('test-theme', invalid);
  const frame = await load();
  expect(frame.attributes).toMatchObject({ view: 'brand', theme: 'light' });
  expect(frame.parsed).toEqual([true, false, true, false]);
});

test('a choice is shown and stored, and a second click on it changes nothing', async () => {
  const frame = await load();
  for (const value of ['creator', 'creator', 'brand']) {
    input(frame, value).click();
    expect(frame.document.documentElement.dataset.view).toBe(value);
    expect(localStorage.getItem('test-view')).toBe(value);
  }
});

test('a choice holds where a framework sets the input back until it renders again', async () => {
  const frame = await load();
  const dark = input(frame, 'dark');
  dark.addEventListener('click', () => {
    dark.checked = false;
  });
  dark.click();
  expect(frame.document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('test-theme')).toBe('dark');
});

test('a change in another tab is followed, an invalid one is not', async () => {
  const frame = await load();
  localStorage.setItem('test-view', 'creator');
  await vi.waitFor(() => expect(frame.document.documentElement.dataset.view).toBe('creator'));
  expect(input(frame, 'creator').checked).toBe(true);
  localStorage.setItem('test-view', 'invalid');
  localStorage.setItem('test-theme', 'dark');
  await vi.waitFor(() => expect(frame.document.documentElement.dataset.theme).toBe('dark'));
  expect(frame.document.documentElement.dataset.view).toBe('creator');
});

test('a page restored from the back/forward cache applies what was stored meanwhile', async () => {
  const frame = await load();
  localStorage.setItem('test-view', 'creator');
  // A cached page gets no storage event; this one has none yet.
  expect(frame.document.documentElement.dataset.view).toBe('brand');
  frame.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(frame.document.documentElement.dataset.view).toBe('creator');
  expect(input(frame, 'creator').checked).toBe(true);
});

test('inputs that a browser resets keep what was chosen', async () => {
  localStorage.setItem('test-view', 'creator');
  const frame = await load();
  const form = frame.document.createElement('form');
  frame.document.body.append(form);
  form.append(input(frame, 'brand'), input(frame, 'creator'));
  // As WebKit does after a return from the back/forward cache, where `autocomplete` is off.
  form.reset();
  expect(input(frame, 'creator').checked).toBe(true);
});

test('where storage is refused, the page works until it is left', async () => {
  const result = new Promise((resolve) =>
    addEventListener('message', (event) => resolve(event.data), { once: true }),
  );
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = `<html data-view="brand"><head><script>${preferencesScript([view])}</script></head><body>${inputs}<script>
    let refused = false;
    try { localStorage } catch { refused = true }
    document.querySelector('[value=creator]').click();
    parent.postMessage([refused, document.documentElement.dataset.view], '*');
  </script></body></html>`;
  document.body.append(frame);
  expect(await result).toEqual([true, 'creator']);
});

test('data cannot close the script element', () => {
  const script = preferencesScript([{ ...view, storageKey: '</script><script>alert(1)' }]);
  expect(script).not.toContain('</script');
});

function Example({ preference = view }) {
  const [value, setValue] = usePreference(preference);
  return (
    <button type="button" onClick={() => setValue('creator')}>
      {value}
    </button>
  );
}

test('the hook follows the attribute, whoever changes it', async () => {
  document.documentElement.dataset.view = 'creator';
  await render(<Example />);
  const button = page.getByRole('button');
  await expect.element(button).toHaveTextContent('creator');
  document.documentElement.dataset.view = 'brand';
  await expect.element(button).toHaveTextContent('brand');
  document.documentElement.dataset.view = 'invalid';
  await expect.element(button).toHaveTextContent('brand');
});

test('the hook changes the attribute and stores the value', async () => {
  await render(<Example />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('creator');
  expect(document.documentElement.dataset.view).toBe('creator');
  expect(localStorage.getItem('test-view')).toBe('creator');
});

test.each([
  ['?view=creator', 'creator'],
  ['?view=sme', 'creator'],
  ['?view=gold&view=creator&view=brand', 'creator'],
  ['?view=creator&view=', 'creator'],
  ['?v%69ew=%63reator', 'creator'],
  ['?utm=%E0%A4&view=creator', 'creator'],
  [`?${'view=x&'.repeat(14_000)}view=creator`, 'creator'],
  ...['', '?', '?&&&', '?view', '?view=', '?view=gold', '?view=BRAND', '?view=Creator'].map(none),
  ...['?View=creator', '?=creator', '??view=creator', '?view[]=creator', '?__proto__=creator'].map(
    none,
  ),
  ...['?view=creator%20', '?view=creator%00', '?view=%', '?view=%E0%A4', '?view=creator"]'].map(
    none,
  ),
  ...['?view=__proto__', '?view=constructor', '?view=toString', '?view=hasOwnProperty'].map(none),
])('the value in an address is the first valid one (%#)', (query, expected) => {
  const words = { '/marketing': { brand: 'enterprise', creator: 'sme' } };
  const preference = { ...view, parameter: 'view', words };
  expect(valueInAddress(preference, query)).toBe(expected);
  expect(valueInAddress(view, query)).toBeUndefined();
});

function none(query: string): [string, undefined] {
  return [query, undefined];
}

test.each([
  ['?a=1&view=brand&b=%20#end', '?view=creator&a=1&b=%20#end'],
  ['?view=gold&%E0%A4&view=brand&view=', '?view=creator&%E0%A4'],
  ['?View=brand&view[]=brand', '?view=creator&View=brand&view[]=brand'],
  ['?&&&', '?view=creator'],
])('the hook puts the value first in the address, and keeps the rest: %s', async (from, to) => {
  const before = location.href;
  history.replaceState(null, '', from);
  await render(<Example preference={{ ...view, parameter: 'view' }} />);
  await page.getByRole('button').click();
  await expect.poll(() => location.search + location.hash).toBe(to);
  history.replaceState(null, '', before);
});

test.each([
  ['the default, never chosen', 'brand', null, '', ''],
  ['the default, chosen', 'brand', 'brand', '', '?view=enterprise'],
  ['not the default, whether it was stored or not', 'creator', null, '?a=1', '?view=sme&a=1'],
  ['in another word already', 'creator', 'creator', '?a=1&view=creator', '?a=1&view=creator'],
  ['the default, where another was', 'brand', null, '?view=sme', '?view=enterprise'],
])('the address says the value: %s', async (_, value, stored, from, to) => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const before = location.href;
  history.replaceState(null, '', from || location.pathname);
  document.documentElement.dataset.view = value;
  if (stored) localStorage.setItem('test-view', stored);
  const words = { [location.pathname]: { brand: 'enterprise', creator: 'sme' } };
  showInAddress({ ...view, parameter: 'view', words });
  vi.runAllTimers();
  expect(location.search).toBe(to);
  history.replaceState(null, '', before);
});

test('an address to be shared says the value in the word of its path, and keeps the rest', () => {
  const words = { '/marketing': { brand: 'enterprise', creator: 'sme' } };
  const preference = { ...view, parameter: 'view', words };
  const at = (address: string) => addressWith(preference, 'creator', `https://a.example${address}`);
  expect(at('/marketing?a=1&view=brand#end')).toBe('https://a.example/marketing?view=sme&a=1#end');
  expect(at('/')).toBe('https://a.example/?view=creator');
  expect(addressWith(view, 'creator', 'https://a.example/?a')).toBe('https://a.example/?a');
});

test('a default or a value that is none of the values does not compile', () => {
  const misspelt = {
    name: 'theme',
    values: ['light', 'dark'],
    defaultValue: 'drak',
    storageKey: 'theme',
  } as const satisfies Preference;
  // @ts-expect-error: its default is none of its values.
  (() => usePreference(misspelt)) satisfies unknown;
  // @ts-expect-error: the default is none of the values.
  ({ ...theme, defaultValue: 'drak' }) satisfies Preference<'light' | 'dark'>;
  // @ts-expect-error: the view has no such value.
  addressWith(view, 'author', 'https://a.example/');
});

test('the hook leaves the address alone for a preference without a parameter', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const before = location.href;
  await render(<Example />);
  await page.getByRole('button').click();
  vi.runAllTimers();
  expect(location.href).toBe(before);
});

test('the hook works until the page is left where storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await render(<Example />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('creator');
});
