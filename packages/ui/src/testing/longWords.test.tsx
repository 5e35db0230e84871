import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { toast } from '../Toast/toast.ts';
import { examples } from './examples.tsx';
import { styleOf, textNodesIn } from './helpers.ts';

test.each([360, 600, 720])('at %i px, a long word breaks instead of overflowing', async (width) => {
  await page.viewport(width, 800);
  const { container } = await render(
    Object.entries(examples).map(([name, example]) => <div key={name}>{example}</div>),
  );
  const short = '[data-tone="highlighted"], [data-part="badge"], [data-part="meter"]';
  const texts = textNodesIn(container).filter((text) => !text.parentElement?.closest(short));
  translate(texts, ['Onderhandelingsverantwoordelikheidsverklaring']);
  // Polls, because a table measures itself in a later frame.
  const wide = () =>
    Object.keys(examples).filter((_, index) => container.children[index]?.scrollWidth !== width);
  await expect.poll(wide).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(width);
});

const languages = {
  German:
    'Mitglieder Mannschaft Monat Veranstaltungstechnik Einzel-Aufnahme Übertragungswagen Preis',
  Finnish:
    'Jäsenet Asiakaspalvelu Hinta Kuukausimaksu Studio-ohjaaja Äänitystekniikka Yhteydenotto',
  Arabic: 'أعضاء شركات السعر الاشتراك استوديو والاستفسارات المحتويات',
};

/** A wide font and one as wide as Arial. If the wide one is missing, the spacing widens its fallback. */
const fonts = [
  ['DejaVu Serif', '0.02em'],
  ['Liberation Sans', '0'],
] as const;

const stories = Object.entries(
  import.meta.glob<Parameters<typeof composeStories>[0]>('../**/*.stories.tsx', { eager: true }),
).flatMap(([file, exported]) => {
  const component = /([^/]+)\.stories\.tsx$/.exec(file)?.[1];
  const composed = composeStories(exported) as unknown as Record<string, ComposedStory>;
  return Object.entries(composed).map(([name, Story]) => [`${component} ${name}`, Story] as const);
});

type ComposedStory = ComponentType & { parameters: { layout?: string } };

const opened = `
  dialog, [role="tooltip"] { display: block !important }
  [data-part="dropdown"] { display: grid !important }
  ::details-content { content-visibility: visible !important; block-size: auto !important }
`;

/** Stories tested in separate runs, because their bars set variables on the root, which would restyle other stories. */
const fullWidth = stories.filter(([, { parameters }]) => parameters.layout === 'fullscreen');
const others = stories.filter((story) => !fullWidth.includes(story));

const runs = Object.keys(languages).flatMap((language) => [
  [language as keyof typeof languages, 'full-width', fullWidth] as const,
  [language as keyof typeof languages, 'other', others] as const,
]);

test.each(runs)(
  '%s words in %s stories do not break if they fit on a line',
  { timeout: 60_000 },
  async (language, _width, stories) => {
    if (language === 'Arabic') document.documentElement.dir = 'rtl';
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    onTestFinished(() => void document.adoptedStyleSheets.pop());
    await render(
      stories.map(([name, Story]) => (
        <section
          key={name}
          data-name={name}
          style={{ padding: Story.parameters.layout === 'fullscreen' ? 0 : '1.5rem' }}
        >
          <Story />
        </section>
      )),
    );
    const action = { children: 'Undo', onClick: () => {} };
    await render(<ToastProvider />);
    toast({ title: 'Saved', description: 'On this page.', action, tone: 'danger' });
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    const texts = textNodesIn(document.body).filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, style'),
    );
    translate(texts, languages[language].split(' '));

    const broken = new Set<string>();
    for (const [font, spacing] of fonts) {
      sheet.replaceSync(
        `${opened} body { hyphens: manual } * { font-family: "${font}", serif !important; letter-spacing: ${spacing} !important }`,
      );
      for (const width of [320, 360, 500, 768, 1024, 1280]) {
        await page.viewport(width, 800);
        await framesOf(2);
        for (const text of texts) {
          for (const part of brokenIn(text)) {
            const name = text.parentElement?.closest('[data-name]')?.getAttribute('data-name');
            broken.add(`${name ?? 'toast'}, ${font}, ${width} px: ${part}`);
          }
        }
      }
    }
    // Some stories show misuse on purpose. Clears the warnings, which would otherwise fail the test.
    vi.mocked(console.warn).mockClear();
    expect([...broken]).toEqual([]);
  },
);

/** Waits for `count` frames, so that the tables can measure their figures. */
async function framesOf(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/** Replaces all words except addresses and short ones, such as units. */
function translate(texts: readonly Text[], words: readonly string[]) {
  let next = 0;
  for (const text of texts) {
    if (text.parentElement?.closest('[data-part="currency"]')) continue;
    text.data = text.data.replaceAll(
      /(?<![\p{Nd}@.])[\p{L}\p{M}]{3,}(?!@)/gu,
      () => words[next++ % words.length] as string,
    );
  }
}

/** Returns broken words that would fit on a line of their own, and broken figures. */
function brokenIn(text: Text): string[] {
  const range = document.createRange();
  const rectsOf = (index: number, length: number) => {
    range.setStart(text, index);
    range.setEnd(text, index + length);
    return [...range.getClientRects()];
  };
  const isBroken = (rects: DOMRect[]) => new Set(rects.map(({ top }) => Math.round(top))).size > 1;
  if (!isBroken(rectsOf(0, text.length))) return [];
  const figures = text.data.matchAll(/\p{Nd}[\p{Nd}.,'’٫٬\s]*\p{Nd}/gu);
  const words = text.data.matchAll(/[^\s\-–—/]+[-–—/]*/g);
  return [
    ...[...figures].filter(({ 0: it, index }) => isBroken(rectsOf(index, it.length))),
    ...[...words].filter(({ 0: it, index }) => {
      const rects = rectsOf(index, it.length);
      if (!isBroken(rects)) return false;
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      const box = boxAround(text);
      rectsOf(0, text.length);
      // Ignores kerning, which is less than a pixel.
      return width + 1 < roomFor(box) - besideIn(box, range.getBoundingClientRect());
    }),
  ].map(([it]) => it);
}

function boxAround(node: Node): HTMLElement {
  const parent = node.parentElement as HTMLElement;
  return /^(inline|contents)$/.test(styleOf(parent).display) ? boxAround(parent) : parent;
}

/** Returns the width that an element's content would have if the element had a line of its own. */
function roomFor(element: HTMLElement): number {
  const content = contentOf(element);
  if (element === document.body) return content;
  const parent = boxAround(element);
  const { flexWrap, display, flexDirection } = styleOf(parent);
  const wraps = /flex/.test(display) && flexWrap === 'wrap' && flexDirection === 'row';
  if (wraps) return roomFor(parent) - element.offsetWidth + content;
  return content + roomFor(parent) - contentOf(parent);
}

function besideIn(element: HTMLElement, { top, bottom }: DOMRect): number {
  const { display, columnGap } = styleOf(element);
  if (!/flex|grid/.test(display)) return 0;
  const gap = Number.parseFloat(columnGap) || 0;
  return [...element.children]
    .filter((it) => styleOf(it).position !== 'absolute')
    .map((it) => it.getBoundingClientRect())
    .filter((it) => it.top < bottom && it.bottom > top)
    .reduce((sum, { width }) => sum + width + gap, 0);
}

function contentOf(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = styleOf(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
