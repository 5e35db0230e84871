import Color from 'colorjs.io';
import {
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as ui from '../index.ts';
import { examples } from './examples.tsx';
import { addStyles, emulateMedia, namesIn, styleOf, textNodesIn, wordsOf } from './helpers.ts';
import { joinedTexts, unforcedDrawings } from './pageChecks.ts';

type Example = ReactElement<RefAttributes<HTMLElement> & Record<string, unknown>>;

/** Components without a root: providers, and `ForEachView`, which renders an element per view. */
const rootless = ['ForEachView', 'LabelsProvider', 'LinkProvider', 'ToastProvider'];

test('every exported component has an example', () => {
  const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(examples).sort()).toEqual(exported.sort());
});

const components = Object.entries(examples) as [string, Example][];

test.each(components.filter(([name]) => !rootless.includes(name)))(
  '%s puts ref, class, handlers and other props on its root',
  async (_name, example) => {
    const ref = { current: null as HTMLElement | null };
    const { container, rerender } = await render(cloneElement(example, { ref, id: 'root' }));
    const root = ref.current as HTMLElement;
    expect(container.querySelector(':scope > :not(noscript)')).toBe(root);
    expect(root).toHaveAttribute('id', 'root');

    const ownClasses = [...root.classList];
    const onClick = vi.fn((event: Event) => event.preventDefault());
    const handlers = { onPointerEnter: vi.fn(), onFocus: vi.fn(), onClick };
    await rerender(cloneElement(example, { ref, id: 'root', className: 'mine', ...handlers }));
    expect(root).toHaveClass(...ownClasses, 'mine');
    for (const type of ['pointerover', 'focusin', 'click']) {
      root.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalled();
  },
);

test.each(['Accordion', 'Dialog', 'Footnotes', 'OfferCard', 'Section', 'Sheet', 'TierCard'])(
  'headings in %s follow the given heading level',
  async (name) => {
    for (const headingLevel of [1, 3, 6]) {
      const { container, unmount } = await render(
        cloneElement(examples[name] as Example, { headingLevel }),
      );
      const headings = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')];
      const [own, ...parts] = headings.map(({ tagName }) => tagName);
      expect(own).toBe(`H${headingLevel}`);
      expect(parts.filter((rank) => rank !== `H${Math.min(headingLevel + 1, 6)}`)).toEqual([]);
      await unmount();
    }
  },
);

const sources = Object.values(
  import.meta.glob<string>(['../*/*.{ts,tsx}', '!../*/*.css.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const optionalNodes = new Set(
  sources.flatMap(
    (source) => source.match(/(?<= )\w+(?=\?: (?:\w+ \| )*(?:React|Single)Node)/g) ?? [],
  ),
);
// Leaves out children: components show a child `0`, as HTML elements do; other nodes treat `0` as absent.
optionalNodes.delete('children');

/** Replaces the nodes called `name` with `node`, at any depth of the props. */
const withNode = (value: unknown, name: string, node: unknown): unknown => {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return value;
  if (Array.isArray(value)) return value.map((each) => withNode(each, name, node));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, own]) => {
      const isNode = typeof own !== 'object' || isValidElement(own);
      if (key === 'labels') return [key, own];
      return [key, key === name && isNode ? node : withNode(own, name, node)];
    }),
  );
};

const withRequiredHeading = ['Accordion', 'Dialog', 'Field', 'Fieldset', 'Sheet', 'TierCard'];

const optional = components.flatMap(([component, example]) =>
  [...new Set(namesIn(example.props))]
    .filter((name) => optionalNodes.has(name))
    .filter((name) => name !== 'heading' || !withRequiredHeading.includes(component))
    .map((name) => [component, name, example] as const),
);

test('an optional node that is `0`, empty, `false` or `null` renders the same as an omitted one', () => {
  const shown = optional.filter(([, name, { type, props }]) => {
    const htmlOf = (node: unknown) =>
      renderToString(createElement(type, withNode(props, name, node) as object));
    const without = htmlOf(undefined);
    return [0, '', false, null].some((node) => htmlOf(node) !== without);
  });
  expect(shown.map(([component, name]) => `${component}: ${name}`)).toEqual([]);
});

const isPainted = (element: Element): boolean =>
  (element.className !== '' && styleOf(element).backgroundColor !== 'rgba(0, 0, 0, 0)') ||
  (element.parentElement !== null && isPainted(element.parentElement));

test.each(components)(
  '%s keeps its text colours on its own backgrounds',
  async (_name, example) => {
    const foreign = 'rgb(1, 2, 3)';
    addStyles(`main { color: ${foreign} }`);
    const { container } = await render(<main>{example}</main>);
    const wrong = textNodesIn(container)
      .map((text) => text.parentElement as Element)
      .filter((element) => styleOf(element).color === foreign && isPainted(element));
    expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test.each(components)(
  '%s on the server contains only the given words, and no inline style',
  (_name, example) => {
    const html = renderToString(example);
    // A strict Content-Security-Policy forbids inline styles.
    expect(html).not.toContain(' style=');
    const shown = wordsOf(html);
    expect(shown.match(/\p{Script=Latin}+/gu)).toBeNull();
    expect(arabicIn(example).filter((words) => !shown.includes(words))).toEqual([]);
  },
);

/** Returns the Arabic strings in props at any depth; for a label, the parts around placeholders. */
const arabicIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(/\s*\{\w+\}\s*/).filter((text) => /\p{Script=Arabic}/u.test(text))
    : Object.values(Object(value)).flatMap(arabicIn);

/** The `data-part`s in each component's JSDoc, and the components whose parts it includes. */
const listed = new Map(
  sources.flatMap((source) =>
    Array.from(
      source.matchAll(/ Parts: ([^.]*)\.(?:(?!\*\/)[\s\S])*\*\/\nexport function (\w+)/g),
      ([, list = '', name = '']) =>
        [name, Array.from(list.matchAll(/`([\w-]+)`/g), ([, it = '']) => it)] as const,
    ),
  ),
);

const isComponent = (name: string) => /^[A-Z]/.test(name);

const partsOf = (name: string): string[] =>
  (listed.get(name) ?? []).flatMap((it) => (isComponent(it) ? partsOf(it) : it));

const functionsIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [value.name];
  return typeof value === 'object' ? Object.values(value ?? {}).flatMap(functionsIn) : [];
};

function expectParts(name: string, possible: readonly string[]) {
  const rendered = Array.from(
    document.querySelectorAll<HTMLElement>('[data-part]'),
    ({ dataset }) => dataset.part as string,
  );
  const own = listed.get(name)?.filter((it) => !isComponent(it)) ?? [];
  expect(own.filter((part) => !rendered.includes(part))).toEqual([]);
  expect(rendered.filter((part) => !possible.includes(part))).toEqual([]);
}

test.each(components)('%s has the parts that its documentation lists', async (name, example) => {
  await render(example);
  expectParts(name, functionsIn(example).flatMap(partsOf));
});

test('every part in the code is documented', () => {
  const written = sources.flatMap((source) => source.match(/(?<=data-part=")[\w-]+/g) ?? []);
  const documented = [...listed.values()].flat().filter((it) => !isComponent(it));
  expect(new Set(written)).toEqual(new Set(documented));
});

test('copied text separates adjacent words, such as a hidden and a visible one', async () => {
  await render(Object.entries(examples).map(([name, example]) => <div key={name}>{example}</div>));
  expect(joinedTexts()).toEqual([]);
});

test('forced colours replace the colour of each drawing', async () => {
  await render(Object.entries(examples).map(([name, example]) => <div key={name}>{example}</div>));
  for (const dialog of document.querySelectorAll('dialog')) dialog.open = true;
  await emulateMedia({ 'forced-colors': 'active' });
  expect(document.querySelectorAll('path').length).toBeGreaterThan(20);
  expect(unforcedDrawings()).toEqual([]);
});

const opaque = (element: Element | null): Color => {
  if (!element) throw new Error('No element behind the ring has a background colour.');
  const color = new Color(styleOf(element).backgroundColor);
  return color.alpha === 1 ? color : opaque(element.parentElement);
};

/** Returns the element that shows the focus ring: an invisible input's label, or the element itself. */
const ringed = (element: HTMLElement): Element =>
  styleOf(element).opacity === '0' ? (element.closest('label') ?? element) : element;

test.each(['light', 'dark'])(
  '%s: every focus ring has a contrast of at least 3:1 with its background',
  async (theme) => {
    await render(
      <>
        {Object.entries(examples).map(([name, example]) => (
          <div key={name}>{example}</div>
        ))}
        <ui.ToastProvider />
        <ui.Button onClick={() => ui.toast({ title: 'Saved' })}>Save</ui.Button>
        <ui.Banner aria-label="News">
          <a href="#news">News</a>
        </ui.Banner>
        {ui.tierColors.map((color) => (
          <ui.TierCard
            key={color}
            heading={color}
            color={color}
            headline={{ label: 'Cost', value: <a href="#enquire">{color}</a> }}
            groups={[]}
          />
        ))}
      </>,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    document.documentElement.dataset.theme = theme;
    for (const dialog of document.querySelectorAll('dialog')) dialog.open = true;
    addStyles('[data-part="dropdown"] { display: grid !important }');

    const measured: string[] = [];
    await userEvent.keyboard('{Tab}');
    const focusable = 'a, button, input, select, summary, textarea';
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!element.checkVisibility()) continue;
      element.focus();
      const around = ringed(element);
      const ring = new Color(styleOf(around).outlineColor);
      const name = element.ariaLabel ?? element.textContent;
      const contrast = ring.contrast(opaque(around.parentElement), 'WCAG21');
      expect.soft(styleOf(around).outlineStyle, name).toBe('solid');
      expect.soft(contrast, name).toBeGreaterThanOrEqual(3);
      measured.push(name);
    }
    expect(measured.length).toBeGreaterThan(30);
  },
);
