import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { ComparisonTable } from '../ComparisonTable/ComparisonTable.tsx';
import { Container } from '../Container/Container.tsx';
import { Checkbox } from '../Field/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Field/Select.tsx';
import { Footnotes } from '../Footnotes/Footnotes.tsx';
import { NavigationSheet } from '../NavigationSheet/NavigationSheet.tsx';
import { OfferCard } from '../OfferCard/OfferCard.tsx';
import { Price } from '../Price/Price.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { TierCard } from '../TierCard/TierCard.tsx';
import { ViewBar } from '../ViewBar/ViewBar.tsx';
import { ViewSwitch } from '../ViewSwitch/ViewSwitch.tsx';
import { examples } from './examples.tsx';
import { styleOf } from './helpers.ts';

const word = 'Onderhandelingsverantwoordelikheidsverklaring';
const address = 'newbusiness.enquiries@thunderboltdigitalmarketing.example';

const table = (keys: string[]) => {
  const values = Object.fromEntries(keys.map((key) => [key, 'Transaksieverwerkingstelselbestuur']));
  return (
    <ComparisonTable
      label="Long words"
      columns={keys.map((key) => ({ key, label: 'Onderhandelingsverantwoordelikheid' }))}
      groups={[{ id: 'a', label: 'A', rows: [{ id: 'b', label: 'B', values }] }]}
    />
  );
};

/** By window width, in px. */
const cases: Record<number, ReactElement> = {
  230: (
    <>
      <Alert tone="danger" heading={word}>
        {word}
      </Alert>
      <OfferCard
        heading="Onbepaaldelewenslangebedryfsbundel"
        meter="Level 3"
        featured
        prices={[
          { quantity: '12 episodes', price: 'R1 114 999,00 per month' },
          { quantity: word, price: word, detail: word },
          { price: `R1 114 999,00 ${word}` },
        ]}
        items={[word]}
        facts={[{ label: word, value: word }]}
        action={{ href: '#form', children: 'Enquire' }}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button>{word}</Button>
        <ButtonLink href="/">{word}</ButtonLink>
      </div>
      <Field heading={word} description={word} error={word}>
        <Select>
          <option>{word}</option>
        </Select>
      </Field>
      <Field heading={word} description={word} error={word}>
        <Checkbox />
      </Field>
      <Footnotes
        notes={[{ noteId: 'long', text: word, references: [{ referenceId: 'a', label: word }] }]}
      />
      <Tabs label="Rooms" items={[{ value: 'a', label: word, content: word }]} />
      <TierCard
        heading="Onbepaaldelewenslangebedryfsbundel"
        headline={{ label: 'Cost of option', value: <Price>R1 114 999,00 pm</Price> }}
        groups={[{ id: 'a', label: word, rows: [{ id: 'b', label: word, value: word }] }]}
      />
    </>
  ),
  320: (
    <SiteFooter
      items={[{ label: 'Kliëntediensteverbeteringsprogram', href: '/x' }]}
      contact={{ heading: word, email: address, website: { children: address, href: '/' } }}
    />
  ),
  360: (
    <ViewBar>
      <ViewSwitch
        label="View"
        name="view"
        options={[
          { value: 'a', label: word },
          { value: 'b', label: 'Ontspanning' },
        ]}
      />
    </ViewBar>
  ),
  720: (
    <>
      {table(['a'])}
      {table(['a', 'b', 'c', 'd', 'e'])}
    </>
  ),
};

test.each(Object.entries(cases))('at %s px, words break rather than overflow', async (px, it) => {
  const width = Number(px);
  await page.viewport(width, 800);
  const { container } = await render(<div style={{ width }}>{it}</div>);
  for (const part of container.querySelectorAll(':scope > div > *')) {
    expect.soft(part.scrollWidth, part.textContent).toBeLessThanOrEqual(width);
  }
  expect(container.firstElementChild?.scrollWidth).toBe(width);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('a word that fits its own line does not break', async () => {
  await page.viewport(320, 800);
  const shop = {
    label: 'Eveningrecordings',
    unavailable: { hint: 'Soon', mark: 'From September' },
  };
  await render(
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap' }}>
        <p style={{ flex: '1 1 12rem' }}>Ready?</p>
        <Button>Afternoonrecordings</Button>
      </div>
      <OfferCard heading="Room" prices={[{ quantity: 'Morningrecordings', price: 'R1 114 999' }]} />
      <SiteFooter items={[shop]} />
      <NavigationSheet items={[shop]} defaultOpen />
    </>,
  );
  for (const { firstChild } of page.getByText(/recordings$|^Eveningrecordings/).elements()) {
    const word = document.createRange();
    word.selectNode(firstChild as Text);
    expect(new Set(Array.from(word.getClientRects(), ({ top }) => top)).size).toBe(1);
  }
});

/** Words of each language in place of the examples' Arabic ones. */
const languages = {
  German:
    'Mitglieder Mannschaft Monat Veranstaltungstechnik Einzel-Aufnahme Übertragungswagen Preis',
  Finnish:
    'Jäsenet Asiakaspalvelu Hinta Kuukausimaksu Studio-ohjaaja Äänitystekniikka Yhteydenotto',
  Arabic: undefined,
};

/** The first is wide, the second as wide as Arial. Where both are missing, spacing widens the first. */
const fonts = [
  ['DejaVu Serif', '0.02em'],
  ['Liberation Sans', '0'],
] as const;

const columns = ['a', 'b', 'c', 'd'];
const perColumn = (value: string) => Object.fromEntries(columns.map((key) => [key, value]));

/** Components in narrow places of a page. */
const narrow = (
  <>
    <ViewBar>
      <ViewSwitch
        label="View"
        name="narrow-view"
        options={[
          { value: 'a', label: 'أعضاء' },
          { value: 'b', label: 'شركات' },
        ]}
      />
      <ThemeToggle labels={{ light: 'فاتح', dark: 'داكن' }} />
    </ViewBar>
    <OfferCard
      heading="أعضاء"
      featured
      labels={{ featured: 'رائج' }}
      prices={[{ price: 'R1,089.50' }]}
    />
    <Container>
      <ComparisonTable
        label="Prices"
        columns={columns.map((key) => ({ key, label: 'أعضاء' }))}
        headline={{ label: 'السعر', values: perColumn('R1,089.50') }}
        groups={[
          { id: 'a', label: 'أعضاء', rows: [{ id: 'b', label: 'السعر', values: perColumn('1') }] },
        ]}
      />
    </Container>
  </>
);

const cells = Object.keys(languages).flatMap((language) =>
  fonts.map(([font, spacing]) => [language as keyof typeof languages, font, spacing] as const),
);

test.each(cells)(
  '%s words in %s break only at a hyphen or if wider than their line; figures never break',
  async (language, font, spacing) => {
    const root = document.documentElement;
    if (language === 'Arabic') root.dir = 'rtl';
    const type = new CSSStyleSheet();
    type.replaceSync(
      `* { font-family: "${font}", serif !important; letter-spacing: ${spacing} !important }`,
    );
    document.adoptedStyleSheets.push(type);
    onTestFinished(() => void document.adoptedStyleSheets.pop());
    const { container } = await render(
      <>
        {Object.entries(examples).map(([name, example]) => (
          <section key={name} data-name={name}>
            {example}
          </section>
        ))}
        <section data-name="narrow">{narrow}</section>
      </>,
    );
    translate(container, languages[language]?.split(' '));
    const broken = new Set<string>();
    for (const width of [320, 360, 390, 430, 500, 640, 768, 900, 1024, 1280]) {
      await page.viewport(width, 800);
      // Until the table has measured its figures.
      await new Promise((done) => setTimeout(done, 50));
      for (const text of textsIn(container)) {
        for (const part of brokenIn(text)) {
          const name = text.parentElement?.closest('[data-name]')?.getAttribute('data-name');
          broken.add(`${name}, ${width} px: ${part}`);
        }
      }
    }
    expect([...broken]).toEqual([]);
  },
);

/** The texts that are shown. */
function textsIn(container: Element): Text[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && text.parentElement?.checkVisibility()) texts.push(text);
  }
  return texts;
}

function translate(container: Element, words: readonly string[] | undefined) {
  if (!words) return;
  let next = 0;
  for (const text of textsIn(container)) {
    text.data = text.data.replaceAll(
      /[\p{Script=Arabic}\p{M}]+/gu,
      () => words[next++ % words.length] as string,
    );
  }
}

/** The broken words that fit a line of their own, and the broken figures. */
function brokenIn(text: Text): string[] {
  const rectsOf = (index: number, length: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + length);
    return [...range.getClientRects()];
  };
  const isBroken = (rects: DOMRect[]) => new Set(rects.map(({ top }) => Math.round(top))).size > 1;
  const figures = text.data.matchAll(/\p{Nd}[\p{Nd}.,'’٫٬\s]*\p{Nd}/gu);
  const words = text.data.matchAll(/[^\s\-–—/]+[-–—/]*/g);
  return [
    ...[...figures].filter(({ 0: it, index }) => isBroken(rectsOf(index, it.length))),
    ...[...words].filter(({ 0: it, index }) => {
      const rects = rectsOf(index, it.length);
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      return isBroken(rects) && width < roomFor(boxAround(text)) - besideIn(boxAround(text));
    }),
  ].map(([it]) => it);
}

/** The nearest ancestor with a box. */
function boxAround(node: Node): HTMLElement {
  const parent = node.parentElement as HTMLElement;
  return /^(inline|contents)$/.test(styleOf(parent).display) ? boxAround(parent) : parent;
}

/** The width of an element's content if it had a line for itself. */
function roomFor(element: HTMLElement): number {
  const content = contentOf(element);
  if (element === document.body) return content;
  const parent = boxAround(element);
  const { flexWrap, display, flexDirection } = styleOf(parent);
  const wraps = /flex/.test(display) && flexWrap === 'wrap' && flexDirection === 'row';
  if (wraps) return roomFor(parent) - element.offsetWidth + content;
  return content + roomFor(parent) - contentOf(parent);
}

/** The width that icons and gaps beside an element's text take. */
function besideIn(element: HTMLElement): number {
  const { display, columnGap } = styleOf(element);
  if (!/flex/.test(display)) return 0;
  const inFlow = [...element.children].filter((it) => styleOf(it).position !== 'absolute');
  const gap = Number.parseFloat(columnGap) || 0;
  return inFlow.reduce((sum, it) => sum + it.getBoundingClientRect().width + gap, 0);
}

function contentOf(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = styleOf(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
