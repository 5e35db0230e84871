import {
  Activity,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  StrictMode,
  Suspense,
  use,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { NavigationSheet } from '../NavigationSheet/NavigationSheet.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { toast } from '../Toast/toast.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { examples } from './examples.tsx';
import {
  addStyles,
  boxOf,
  namesIn,
  openFrame,
  serverRendered,
  styleOf,
  stylesOfPage,
  textNodesIn,
} from './helpers.ts';

type Root = Document | ShadowRoot;

const modals: Record<string, ReactElement> = {
  Dialog: <Dialog heading="Contact" trigger={<Button>Open</Button>} />,
  Sheet: <Sheet heading="Contact" trigger={<Button>Open</Button>} />,
  NavigationSheet: (
    <NavigationSheet items={[{ label: 'Rooms', href: '#rooms' }]} labels={{ open: 'Open' }} />
  ),
};

async function within(root: Root, tree: ReactNode): Promise<Root> {
  const container = root.ownerDocument ? root : (root as Document).body;
  await render(createPortal(tree, container as DocumentFragment));
  return root;
}

const hosts: Record<string, (tree: ReactNode) => Promise<Root>> = {
  StrictMode: async (tree) => {
    await render(<StrictMode>{tree}</StrictMode>);
    return document;
  },
  'a shadow root': (tree) => {
    const element = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => element.remove());
    const root = element.attachShadow({ mode: 'open' });
    root.innerHTML = stylesOfPage();
    return within(root, tree);
  },
  'another window': async (tree) => {
    const { document } = await openFrame({
      srcdoc: `<!doctype html>${stylesOfPage()}<body></body>`,
    });
    return within(document, tree);
  },
  'a page with two copies of React, which give the same ids': async (tree) => {
    const copies = [1, 2].map(() => serverRendered(tree));
    for (const { hydrate } of copies) hydrate();
    await new Promise((task) => setTimeout(task, 100));
    return document;
  },
};

/** Imitates a browser without invoker commands. */
function ignoreCommands(root: Root) {
  const ignore = (event: Event) => event.preventDefault();
  root.addEventListener('command', ignore, true);
  onTestFinished(() => root.removeEventListener('command', ignore, true));
}

const buttonIn = (root: Root, name: RegExp) =>
  [...root.querySelectorAll('button')].filter((it) => name.test(it.ariaLabel ?? it.textContent));
const openIn = (root: Root) => root.querySelectorAll('dialog[open]').length;
const isLocked = (root: Root) =>
  (root.ownerDocument ?? (root as Document)).documentElement.hasAttribute('data-modal-open');

test.each(
  Object.keys(hosts).flatMap((host) => Object.keys(modals).map((modal) => [host, modal] as const)),
)('in %s, a %s opens and closes without invoker commands', async (host, modal) => {
  const root = await (hosts[host] as (typeof hosts)[string])(modals[modal]);
  ignoreCommands(root);
  buttonIn(root, /Open/).at(-1)?.click();
  await expect.poll(() => openIn(root)).toBe(1);
  expect(root.querySelector('dialog[open]')?.matches(':modal')).toBe(true);
  expect(isLocked(root)).toBe(true);
  buttonIn(root, /Close/).at(-1)?.click();
  await expect.poll(() => openIn(root)).toBe(0);
  expect(isLocked(root)).toBe(false);
});

test('without invoker commands, a button controls a dialog whose parent stops click propagation', async () => {
  const onOpenChange = vi.fn();
  ignoreCommands(document);
  await render(
    // biome-ignore lint/a11y: imitates a clickable row.
    <div onClick={(event) => event.stopPropagation()}>
      <Button commandfor="contact" command="show-modal">
        Open
      </Button>
      <Dialog id="contact" heading="Contact" onOpenChange={onOpenChange}>
        <Button commandfor="contact" command="close">
          Not now
        </Button>
      </Dialog>
    </div>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false]]);
});

/** Replaces each text node with a copy in two nested `font` elements, as Chrome's translation does. */
function translate(root: Element) {
  for (const text of textNodesIn(root)) {
    if (!text.data.trim() || text.parentElement?.closest('[translate="no"], option')) continue;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(font);
  }
}

/** Renders trees in turn, translating the container before each. Returns the final text and any error. */
function shownInTranslation(...trees: ReactElement[]): [text: string | null, error: unknown] {
  const container = document.body.appendChild(document.createElement('div'));
  let error: unknown;
  const root = createRoot(container, {
    onUncaughtError: (thrown) => {
      if (!(error instanceof DOMException)) error = thrown;
    },
  });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  for (const tree of trees) {
    translate(container);
    flushSync(() => root.render(tree));
  }
  return [container.textContent, error];
}

/** Returns a copy of a value with its strings, lists and `true` values changed, at any depth. */
function otherwise(value: unknown, key = ''): unknown {
  if (isValidElement<object>(value)) {
    return createElement(value.type, otherwise(value.props) as object);
  }
  if (value === true) return 'نعم';
  if (typeof value === 'string' && /\p{L}/u.test(value)) return `${value} ٢`;
  if (typeof value !== 'object' || value === null || key === 'labels') return value;
  if (Array.isArray(value)) return value.slice(-1).map((it) => otherwise(it));
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, otherwise(it, name)]));
}

/** Replaces each `b` or `em` element in a value with its children, and drops properties named `without`. */
function plain(value: unknown, without?: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isValidElement<{ children?: unknown }>(value)) {
    return /^(b|em)$/.test(String(value.type)) ? value.props.children : value;
  }
  if (Array.isArray(value)) return value.map((it) => plain(it, without));
  const kept = Object.entries(value).filter(([name]) => name !== without);
  return Object.fromEntries(kept.map(([name, it]) => [name, plain(it, without)]));
}

test.each(Object.entries(examples))('a translated %s shows new props', (component, example) => {
  const { type } = example as ReactElement;
  const props = plain(example.props) as Record<string, unknown>;
  const optional = [...new Set(namesIn(props))].filter(
    (name) =>
      !/^(children|key|label|preference|text|value|\w*id)$/i.test(name) &&
      !(name === 'heading' && component.startsWith('Field')),
  );
  const others = [
    ...Object.keys(props).map((name) => ({ ...props, [name]: otherwise(props[name], name) })),
    ...optional.flatMap((name) => [
      plain(props, name),
      ...(name in props ? [{ ...props, [name]: undefined }] : []),
    ]),
  ];
  for (const other of others) {
    const shown = [props, other, props].map((it) => createElement(type, it as object));
    const [, error] = shownInTranslation(...shown);
    expect.soft(error).not.toBeInstanceOf(DOMException);
  }
  vi.mocked(console.warn).mockClear();
});

test('a price still updates on a page that the browser has translated', () => {
  const prices: PriceProps[] = [
    { children: 'From €45–€60 a day' },
    { children: '€45' },
    { children: 'Enquire' },
    { children: 'From €45', was: '€50' },
    { children: 'From €40' },
    { children: '€45–€60' },
    { children: 'From €45 – up to €70 a day', was: '€80' },
    { children: 'Custom' },
    { children: <b>Free</b> },
  ];
  for (const one of prices) {
    for (const other of prices) {
      const [alone] = shownInTranslation(<Price {...other} />);
      expect(shownInTranslation(<Price {...one} />, <Price {...other} />)).toEqual([
        alone,
        undefined,
      ]);
    }
  }
});

let pending: Promise<null> | undefined;
const Suspending = () => pending && use(pending);

const hiding: Record<string, (isHidden: boolean, tree: ReactNode) => ReactElement> = {
  Activity: (isHidden, tree) => <Activity mode={isHidden ? 'hidden' : 'visible'}>{tree}</Activity>,
  Suspense: (isHidden, tree) => {
    pending = isHidden ? new Promise(() => {}) : undefined;
    return (
      <Suspense fallback="Loading">
        {tree}
        <Suspending />
      </Suspense>
    );
  },
};

test.each(
  Object.keys(hiding).flatMap((host) => Object.keys(modals).map((modal) => [host, modal] as const)),
)('%s unlocks the page while it hides an open %s', async (host, modal) => {
  const view = (isHidden: boolean) =>
    (hiding[host] as (typeof hiding)[string])(isHidden, modals[modal]);
  const { rerender } = await render(view(false));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await rerender(view(true));
  await expect.poll(() => document.querySelector(':modal')).toBeNull();
  expect(isLocked(document)).toBe(false);
  await rerender(view(false));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(document.querySelector(':modal')).not.toBeNull();
  await rerender(<p>Another page</p>);
  await expect.poll(() => isLocked(document)).toBe(false);
});

test('out-of-flow elements do not inherit the surrounding typography', async () => {
  const type = { whiteSpace: 'nowrap', textTransform: 'uppercase', letterSpacing: '5px' } as const;
  await render(
    <section style={{ ...type, fontStyle: 'italic', lineHeight: '90px' }}>
      <ToastProvider>
        <Dialog heading="Contact" defaultOpen>
          Dialog
        </Dialog>
        <Tooltip text="Tooltip">
          <Button>Help</Button>
        </Tooltip>
        <SiteHeader
          logo={null}
          items={[{ label: 'Visit', items: [{ label: 'Dropdown', href: '#visit' }] }]}
        />
      </ToastProvider>
    </section>,
  );
  toast({ title: 'Saved', description: 'Toast' });
  for (const words of ['Dialog', 'Dropdown', 'Tooltip', 'Toast']) {
    const text = page.getByText(words, { exact: true }).first();
    await expect.element(text).toBeInTheDocument();
    const base = { whiteSpace: 'normal', textTransform: 'none', letterSpacing: 'normal' };
    expect(styleOf(text), words).toMatchObject({ ...base, fontStyle: 'normal' });
    expect(styleOf(text).lineHeight, words).not.toBe('90px');
  }
});

test('a dialog does not move a page with `body { overflow-x: hidden }`', async () => {
  addStyles('body { overflow-x: hidden }');
  await render(
    <div style={{ height: 3000 }}>
      <header style={{ position: 'sticky', top: 0 }}>{modals.Dialog}</header>
    </div>,
  );
  scrollTo(0, 1000);
  const header = page.getByRole('banner');
  await expect.poll(() => boxOf(header).top).toBe(0);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(boxOf(document.querySelector('header') as Element).top).toBe(0);
});

test('a modal calls a stable `ref` only once across renders', async () => {
  const ref = vi.fn();
  const { rerender } = await render(<Dialog heading="Contact" ref={ref} />);
  await rerender(<Dialog heading="Contact" ref={ref} />);
  expect(ref).toHaveBeenCalledOnce();
});

test('a navigation sheet stays open if its link opens in another tab', async () => {
  await render(modals.NavigationSheet as ReactElement);
  await page.getByRole('button', { name: 'Open' }).click();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard('{Control>}');
  await page.getByRole('link', { name: 'Rooms' }).click();
  await userEvent.keyboard('{/Control}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
