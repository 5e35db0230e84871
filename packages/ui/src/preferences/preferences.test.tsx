import { Suspense, startTransition, use, useInsertionEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cspHash, preHydrationScript } from '../preHydration/preHydrationScript.ts';
import { serverRendered } from '../testing/helpers.ts';
import { addressWith, showInAddress, valueInAddress } from './address.ts';
import { type Preference, showValue } from './preference.ts';
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

/** A page in a frame with these attributes, until the test ends. */
function open(attributes: { src: string } | { srcdoc: string; sandbox?: string }) {
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  onTestFinished(() => frame.remove());
  document.body.append(frame);
  return new Promise<PageWindow>((loaded) => {
    frame.onload = () => loaded(frame.contentWindow as PageWindow);
  });
}

type PageWindow = Window & { parsed: string[]; attributes: Record<string, string> };

/** Loads a page with the script in its head, as a site would. */
const load = () =>
  open({
    srcdoc: `<html data-view="brand" data-theme="light"><head><script>${preHydrationScript([view, theme])}</script></head><body>${inputs}</body></html>`,
  });

const input = (frame: Window, value: string) =>
  frame.document.querySelector<HTMLInputElement>(`[value="${value}"]`) as HTMLInputElement;

test.each<[stored?: string, view?: string, theme?: string]>([
  ['creator', 'creator'],
  ['dark', 'brand', 'dark'],
  [],
  ...['', 'null', 'Brand', 'Brand Creator', '__proto__', 'toString'].map((it): [string] => [it]),
  ...['["creator"]', '{"default":', ' creator ', '\0creator\ud800'].map((it): [string] => [it]),
  ['creator'.repeat(150_000)],
])(
  'a valid stored value applies to the page and its inputs before the rest is parsed (%#)',
  async (stored, view = 'brand', theme = 'light') => {
    if (stored !== undefined) {
      localStorage.setItem('test-view', stored);
      localStorage.setItem('test-theme', stored);
    }
    const frame = await load();
    expect(frame.attributes).toEqual({ scripted: '', view, theme });
    expect(frame.parsed).toEqual([view, theme]);
  },
);

test('a choice is shown and stored, even if a framework stops the click and resets the input', async () => {
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

test('a page applies what is valid of another tab’s changes, and keeps it in its inputs', async () => {
  const frame = await load();
  const { body, documentElement } = frame.document;
  localStorage.setItem('test-view', 'creator');
  // A page in the back/forward cache gets no storage event; this one has none yet.
  expect(documentElement.dataset.view).toBe('brand');
  frame.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(documentElement.dataset.view).toBe('creator');
  localStorage.setItem('test-view', 'invalid');
  localStorage.setItem('test-theme', 'dark');
  await vi.waitFor(() => expect(documentElement.dataset.theme).toBe('dark'));
  expect(documentElement.dataset.view).toBe('creator');
  const form = frame.document.createElement('form');
  form.append(...body.querySelectorAll('input'));
  body.append(form);
  // As WebKit does after a return from the back/forward cache, where `autocomplete` is off.
  form.reset();
  for (const value of ['creator', 'dark']) expect(input(frame, value).checked).toBe(true);
});

test('a choice survives when React mounts `html` again', async () => {
  localStorage.setItem('test-theme', 'dark');
  const frame = await load();
  const root = createRoot(frame.document);
  onTestFinished(() => flushSync(() => root.unmount()));
  for (const key of ['page', 'error boundary', 'page']) {
    flushSync(() => root.render(<html key={key} lang="en" data-theme="light" />));
    await expect
      .poll(() => ({ ...frame.document.documentElement.dataset }))
      .toEqual({ scripted: '', view: 'brand', theme: 'dark' });
  }
});

test('with storage blocked, a choice applies until the page is left', async () => {
  const result = new Promise((resolve) =>
    addEventListener('message', (event) => resolve(event.data), { once: true }),
  );
  await open({
    sandbox: 'allow-scripts',
    srcdoc: `<html data-view="brand"><head><script>${preHydrationScript([view])}</script></head><body>${inputs}<script>
      let refused = false;
      try { localStorage } catch { refused = true }
      document.querySelector('[value=creator]').click();
      parent.postMessage([refused, document.documentElement.dataset.view], '*');
    </script></body></html>`,
  });
  expect(await result).toEqual([true, 'creator']);
});

test('a policy with the hash allows this script only; data cannot end it', async () => {
  const script = preHydrationScript([{ ...view, storageKey: '</script><script>alert(1)' }]);
  const policy = `script-src '${await cspHash(script)}'`;
  const attributesWith = async (text: string) => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const srcdoc = `<html><head>${meta}<script>${text}</script></head></html>`;
    const { document } = await open({ srcdoc });
    return { ...document.documentElement.dataset };
  };
  expect(await attributesWith(script)).toEqual({ scripted: '', view: 'brand' });
  expect(await attributesWith(`${script};`)).toEqual({});
});

interface ExampleProps extends UsePreferenceOptions<'brand' | 'creator'> {
  preference?: typeof view;
}

function Example({ preference = view, ...options }: ExampleProps) {
  const [value, setValue] = usePreference(preference, options);
  return (
    <button type="button" onClick={() => setValue('creator')}>
      {value}
    </button>
  );
}

test('the hook follows the attribute, whoever changes it, and changes and stores it', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const before = location.href;
  const { dataset } = document.documentElement;
  dataset.view = 'creator';
  await render(<Example />);
  const button = page.getByRole('button');
  await expect.element(button).toHaveTextContent('creator');
  dataset.view = 'brand';
  await expect.element(button).toHaveTextContent('brand');
  dataset.view = 'invalid';
  await expect.element(button).toHaveTextContent('brand');
  await button.click();
  await expect.element(button).toHaveTextContent('creator');
  expect([dataset.view, localStorage.getItem('test-view')]).toEqual(['creator', 'creator']);
  // Without a parameter.
  vi.runAllTimers();
  expect(location.href).toBe(before);
});

test('hydration keeps the server’s value if the page has no valid one', async () => {
  const { container, hydrate } = serverRendered(<Example server="creator" />);
  expect(container).toHaveTextContent('creator');
  hydrate();
  document.documentElement.dataset.view = 'invalid';
  await expect.element(container).toHaveTextContent('creator');
  document.documentElement.dataset.view = 'brand';
  await expect.element(container).toHaveTextContent('brand');
});

const inAddress = { ...view, parameter: 'view' };

const goTo = (address: string) => history.replaceState(null, '', address || location.pathname);

/** The address's query and hash, once what was about to change it has. */
async function addressIn({ location, requestAnimationFrame, setTimeout }: Window) {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return location.search + location.hash;
}

interface LazyProps {
  load: () => Promise<void> | undefined;
}

function Lazy({ load }: LazyProps) {
  const code = load();
  if (code) use(code);
  return <input aria-label="Name" />;
}

function PageWithLazy({ load }: LazyProps) {
  const [value] = usePreference(inAddress);
  return (
    <>
      {value}
      <Suspense fallback="Loading">
        <Lazy load={load} />
      </Suspense>
    </>
  );
}

test('a stored value leaves content that has not hydrated yet, and its state', async () => {
  let code: Promise<void> | undefined;
  const { container, hydrate } = serverRendered(<PageWithLazy load={() => code} />);
  const input = page.getByRole('textbox').element();
  await page.getByRole('textbox').fill('Ada');
  let arrive = () => {};
  code = new Promise((resolve) => {
    arrive = resolve;
  });
  document.documentElement.dataset.view = 'creator';
  hydrate();
  await expect.poll(() => location.search).toContain('view=creator');
  expect(input).toBeVisible();
  arrive();
  await expect.element(container).toHaveTextContent('creator');
  expect(page.getByRole('textbox').element()).toBe(input);
  expect(input).toHaveValue('Ada');
});

test('until the page hydrates, the script leaves the address as the server has seen it', async () => {
  localStorage.setItem('test-view', 'creator');
  const frame = await open({ src: import.meta.url });
  frame.history.replaceState(null, '', '?a=1');
  frame.document.body.innerHTML = inputs;
  const script = frame.document.createElement('script');
  script.text = preHydrationScript([inAddress]);
  frame.document.head.append(script);
  expect(frame.document.documentElement.dataset.view).toBe('creator');
  expect(await addressIn(frame)).toBe('?a=1');
  input(frame, 'brand').click();
  expect(frame.document.documentElement.dataset.view).toBe('brand');
  expect(await addressIn(frame)).toBe('?a=1');
});

test('Back and Forward show the view of each address', async () => {
  const frame = await open({ src: import.meta.url });
  frame.document.body.innerHTML = inputs;
  frame.history.replaceState(null, '', '?view=creator');
  const script = frame.document.createElement('script');
  script.text = preHydrationScript([inAddress]);
  frame.document.head.append(script);
  const { dataset } = frame.document.documentElement;
  // The first view of an address without a value, until the visitor chooses.
  frame.history.pushState(null, '', '?');
  frame.history.pushState(null, '', '?view=creator');
  frame.history.back();
  await expect.poll(() => dataset.view).toBe('brand');
  frame.history.pushState(null, '', '?view=creator');
  frame.history.pushState(null, '', '?view=brand');
  input(frame, 'brand').click();
  for (const [step, value] of [
    [-1, 'creator'],
    [1, 'brand'],
  ] as const) {
    frame.history.go(step);
    await expect.poll(() => dataset.view).toBe(value);
    expect(input(frame, value).checked).toBe(true);
  }
});

test.each([
  ['pushState', 'at once'],
  ['pushState', 'before the update of the address'],
  ['replaceState', 'before the update of the address'],
] as const)(
  "a router's %s to another value, %s, applies it; without one, the address gets the chosen value",
  async (navigate, when) => {
    goTo('?view=brand');
    const path = location.pathname;
    onTestFinished(() => history.replaceState(null, '', path));
    const { container } = await render(<Example preference={inAddress} />);
    if (when !== 'at once') await new Promise(requestAnimationFrame);
    history[navigate](null, '', '?view=creator');
    await expect.element(container).toHaveTextContent('creator');
    history[navigate](null, '', '/other?a=1');
    await expect.poll(() => location.search).toBe('?view=creator&a=1');
    expect(container).toHaveTextContent('creator');
  },
);

test('a choice survives a navigation that precedes the update of the address', async () => {
  goTo('?view=brand');
  await render(<Example preference={inAddress} />);
  (page.getByRole('button').element() as HTMLElement).click();
  history.pushState(null, '', '?view=brand#end');
  await expect.poll(() => location.search + location.hash).toBe('?view=creator#end');
  expect(document.documentElement.dataset.view).toBe('creator');
});

test('the address follows a change in another tab, until a router removes the parameter', async () => {
  history.replaceState({ idx: 2, usr: { from: '/' }, __NA: true }, '', '?view=brand');
  onTestFinished(() => history.replaceState(null, ''));
  await render(<Example preference={inAddress} />);
  // As `restorePreferences` does.
  document.documentElement.dataset.view = 'creator';
  await expect.poll(() => location.search).toBe('?view=creator');
  // The router's state remains, without the mark that makes Next.js ignore the call.
  expect(history.state).toEqual({ idx: 2, usr: { from: '/' } });
  // On a busy machine another update may still be about to come.
  await addressIn(window);
  goTo('?a=1');
  expect(await addressIn(window)).toBe('?a=1');
});

test('a link to the current page keeps the value in the address', async () => {
  goTo('?view=creator');
  document.documentElement.dataset.view = 'creator';
  const path = location.pathname;
  // As routers do: the address is the current one, but for the parameter.
  const follow = (event: { preventDefault(): void }) => {
    event.preventDefault();
    history.replaceState(null, '', path);
  };
  await render(
    <>
      <Example preference={inAddress} />
      <a href={path} onClick={follow}>
        Bundles
      </a>
    </>,
  );
  await page.getByRole('link').click();
  await expect.poll(() => location.search).toBe('?view=creator');
});

test('Back to an address without the value adds it', async () => {
  goTo('?a=1');
  const path = location.pathname;
  onTestFinished(() => history.replaceState(null, '', path));
  history.pushState(null, '', '?view=creator');
  await render(<Example preference={inAddress} />);
  document.documentElement.dataset.view = 'creator';
  await addressIn(window);
  history.back();
  await expect.poll(() => location.search).toBe('?view=creator&a=1');
});

test("the hook applies the address's value when the server's changes, and otherwise keeps the choice", async () => {
  goTo('?view=brand');
  const { rerender } = await render(<Example preference={inAddress} server="brand" />);
  const button = page.getByRole('button');
  history.pushState(null, '', '?view=creator');
  await rerender(<Example preference={inAddress} server="creator" />);
  await expect.element(button).toHaveTextContent('creator');
  history.pushState(null, '', '?a=1');
  await rerender(<Example preference={inAddress} />);
  await expect.poll(() => location.search).toBe('?view=creator&a=1');
  await expect.element(button).toHaveTextContent('creator');
});

test('the hook puts the value into the address, without a history entry, even if a router wrote that while hydrating', async () => {
  goTo('?a=1&view=brand#end');
  const entries = history.length;
  const { unmount } = await render(<Example preference={inAddress} />);
  await page.getByRole('button').click();
  await expect.poll(() => location.search + location.hash).toBe('?view=creator&a=1#end');
  // A router goes to a page without the preference.
  const { pathname } = location;
  history.replaceState(null, '', '/other');
  await unmount();
  expect(await addressIn(window)).toBe('');
  // The router may render that page late.
  const late = await render(<Example preference={inAddress} />);
  await expect.poll(() => location.search).toBe('?view=creator');
  // Of two components, the last one takes it off again.
  const other = await render(<Example preference={inAddress} />);
  await other.unmount();
  expect(location.search).toBe('?view=creator');
  await late.unmount();
  expect(location.search).toBe('');
  // And back, by a link with another value than the chosen one.
  history.replaceState(null, '', `${pathname}?view=brand`);
  const back = await render(<Example preference={inAddress} />);
  await expect.element(back.container).toHaveTextContent('brand');
  expect(await addressIn(window)).toBe('?view=brand');
  // A page that stays, and hides the component, keeps a choice in its address.
  await page.getByRole('button').click();
  await expect.poll(() => location.search).toBe('?view=creator');
  await back.unmount();
  expect(location.search).toBe('?view=creator');
  goTo('');
  await render(<Example preference={inAddress} />);
  await expect.poll(() => location.search).toBe('?view=creator');
  expect(history.length).toBe(entries);
});

test('on a page without the hook, nothing changes the address', async () => {
  const { dataset } = document.documentElement;
  dataset.view = 'creator';
  const { unmount } = await render(<Example preference={inAddress} />);
  await unmount();
  const path = location.pathname;
  onTestFinished(() => history.replaceState(null, '', path));
  for (const happen of [
    () => history.pushState(null, '', '/other'),
    () => dispatchEvent(new PopStateEvent('popstate')),
    () => showValue(inAddress, 'brand'),
    () => {
      dataset.view = 'creator';
    },
  ]) {
    happen();
    expect(await addressIn(window), `${happen}`).toBe('');
  }
});

test("an app's router changes the address, once for all preferences, and none that it only has to gain", async () => {
  goTo('?view=brand&a=1#end');
  const navigate = vi.fn((search: string) => goTo(location.pathname + search));
  await render(<Example preference={inAddress} navigate={navigate} />);
  await render(<Example preference={inAddress} />);
  document.documentElement.dataset.theme = 'dark';
  (page.getByRole('button').first().element() as HTMLElement).click();
  showInAddress({ ...theme, parameter: 'theme' });
  // With the hash, which the router does not get.
  expect(await addressIn(window)).toBe('?theme=dark&view=creator&a=1#end');
  expect(navigate.mock.calls).toEqual([['?theme=dark&view=creator&a=1']]);
  goTo(`${location.pathname}#end`);
  showInAddress(inAddress, navigate);
  expect(await addressIn(window)).toBe('?view=creator#end');
  expect(navigate).toHaveBeenCalledOnce();
});

test('a router that is late does not undo a newer choice', async () => {
  goTo('?view=brand');
  const navigate = vi.fn();
  await render(<Example preference={inAddress} navigate={navigate} />);
  const { dataset } = document.documentElement;
  dataset.view = 'creator';
  await expect.poll(() => navigate).toHaveBeenCalledWith('?view=creator');
  // Nor does another component that mounts before the router has changed the address.
  await render(<Example preference={inAddress} />);
  expect(dataset.view).toBe('creator');
  dataset.view = 'brand';
  await addressIn(window);
  const replaceState = vi.spyOn(history, 'replaceState');
  goTo('?view=creator');
  await expect.poll(() => navigate).toHaveBeenLastCalledWith('?view=brand');
  expect(dataset.view).toBe('brand');
  // The router's own: there was no hash to keep.
  expect(replaceState).toHaveBeenCalledOnce();
});

test('a choice while the router is busy outlasts where that goes, and reaches it afterwards', async () => {
  goTo('?view=brand');
  const navigate = vi.fn((search: string) => goTo(location.pathname + search));
  const example = (props: ExampleProps) => <Example preference={inAddress} {...props} />;
  const { container, rerender } = await render(example({ navigate }));
  await rerender(example({ server: 'brand' }));
  await page.getByRole('button').click();
  expect(await addressIn(window)).toBe('?view=brand');
  goTo('?view=brand&a=1');
  goTo('?a=1');
  history.pushState(null, '', '?view=brand&a=2');
  await rerender(example({ server: 'brand' }));
  expect(await addressIn(window)).toBe('?view=brand&a=2');
  expect(container).toHaveTextContent('creator');
  await rerender(example({ server: 'creator', navigate }));
  await expect.poll(() => navigate.mock.calls).toEqual([['?view=creator&a=2']]);
  expect(container).toHaveTextContent('creator');
});

const never = new Promise<void>(() => {});

/** A page whose router never renders where its link leads. */
function Waiting() {
  const [value, setValue] = usePreference(inAddress);
  const [loaded, load] = useState<Promise<void>>();
  if (loaded) use(loaded);
  const go = () => {
    history.pushState(null, '', '?view=creator');
    startTransition(() => load(never));
  };
  return (
    <>
      <button type="button" onClick={go}>
        Go
      </button>
      {inAddress.values.map((each) => (
        <input
          key={each}
          type="radio"
          name="view"
          aria-label={each}
          checked={each === value}
          onChange={() => setValue(each)}
        />
      ))}
    </>
  );
}

test('the switch follows the address while a router still renders where it goes', async () => {
  goTo('?view=brand');
  await render(<Waiting />);
  await page.getByRole('button').click();
  await expect.element(page.getByLabelText('creator')).toBeChecked();
});

function Root({ server }: { server: 'brand' | 'creator' }) {
  // As React does with `<html data-view={server}>`.
  useInsertionEffect(() => {
    document.documentElement.dataset.view = server;
  }, [server]);
  return <Example preference={inAddress} server={server} />;
}

test('a choice survives a framework that writes the server’s value onto `html`', async () => {
  goTo('?view=creator');
  const { rerender } = await render(<Root server="creator" />);
  history.pushState(null, '', '?a=1');
  await rerender(<Root server="brand" />);
  await expect.poll(() => location.search).toBe('?view=creator&a=1');
  await expect.element(page.getByRole('button')).toHaveTextContent('creator');
  expect(document.documentElement.dataset.view).toBe('creator');
});

const words = { '/marketing': { brand: 'enterprise', creator: 'sme' } };

test.each([
  ['?view=creator', 'creator'],
  ['?view=sme', 'creator'],
  ['?view=gold&view=creator&view=brand', 'creator'],
  ['?v%69ew=%63reator', 'creator'],
  ['?utm=%E0%A4&view=creator', 'creator'],
  [`?${'view=x&'.repeat(14_000)}view=creator`, 'creator'],
  ...['', '?&&&', '?view', '?view=', '?view=gold', '?view=BRAND', '?View=creator'].map((it) => [
    it,
  ]),
  ...['?view[]=creator', '?view=creator%20', '?view=%E0%A4', '?view=__proto__'].map((it) => [it]),
])('the value in an address is the first valid one (%#)', (query, expected) => {
  expect(valueInAddress({ ...inAddress, words }, query)).toBe(expected);
  expect(valueInAddress(view, query)).toBeUndefined();
});

test.each([
  ['the default, never chosen', 'brand', null, '', ''],
  ['the default, chosen', 'brand', 'brand', '', '?view=enterprise'],
  ['not the default, whether it was stored or not', 'creator', null, '?a=1', '?view=sme&a=1'],
  ['in another word already', 'creator', 'creator', '?a=1&view=creator', '?a=1&view=creator'],
  ['the default, where another was', 'brand', null, '?view=sme', '?view=enterprise'],
])('the address contains the value: %s', async (_, value, stored, from, to) => {
  // An update that a test before has requested would be this one.
  await addressIn(window);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  goTo(from);
  document.documentElement.dataset.view = value;
  if (stored) localStorage.setItem('test-view', stored);
  showInAddress({ ...inAddress, words: { [location.pathname]: words['/marketing'] } });
  vi.runAllTimers();
  expect(location.search).toBe(to);
});

test.each([
  ['https://a.example/?a=1&view=brand&b=%20#end', 'https://a.example/?view=creator&a=1&b=%20#end'],
  ['/?view=gold&%E0%A4&v%69ew=brand&view=', '/?view=creator&%E0%A4'],
  ['/?View=brand&view[]=brand', '/?view=creator&View=brand&view[]=brand'],
  ['/?&&&', '/?view=creator'],
  ['/marketing?a=1#end', '/marketing?view=sme&a=1#end'],
  ['https://a.example/marketing/', 'https://a.example/marketing/?view=sme'],
  ['gold', 'gold?view=creator'],
  ['#end', '?view=creator#end'],
])(
  'an address gets the value first, in the word of its path, and keeps the rest: %s',
  (from, to) => {
    expect(addressWith({ ...inAddress, words }, 'creator', from)).toBe(to);
    expect(addressWith(view, 'creator', from)).toBe(from);
  },
);

test.each(['a&b', 'a=b#c', 'a b+c', '%26', 'é'])(
  'a value with special characters is read as it was written: %s',
  (value) => {
    const preference = { ...view, values: [value], defaultValue: value, parameter: 'v&w' };
    const { search, hash } = new URL(addressWith(preference, value, 'https://a.example/?a=1#end'));
    expect(valueInAddress(preference, search)).toBe(value);
    expect([new URLSearchParams(search).get('a'), hash]).toEqual(['1', '#end']);
  },
);

test('with storage full, the hook works until the page is left', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await render(<Example />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('creator');
});
