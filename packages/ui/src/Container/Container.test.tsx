import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Section } from '../Section/Section.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { boxOf, styleOf } from '../testing/helpers.ts';
import { Container } from './Container.tsx';

test('a container aligns with the header, or centres a column of prose', async () => {
  await render(
    <>
      <SiteHeader logo={<a href="/">Fernhill</a>} />
      <Container>
        <p>Rooms</p>
      </Container>
      <Container width="measure">
        <p>Prose</p>
      </Container>
      <main>Main</main>
      <main>
        <Container>
          <p>Both</p>
        </Container>
      </main>
    </>,
  );
  const text = (words: string) => boxOf(page.getByText(words));
  const logo = page.getByRole('link', { name: 'Fernhill' });
  for (const width of [360, 768, 1280, 1920]) {
    await page.viewport(width, 800);
    const prose = text('Prose');
    expect(text('Rooms').left).toBe(boxOf(logo).left);
    expect(text('Both').left).toBe(boxOf(logo).left);
    expect(`${boxOf(logo).left}px`).toBe(styleOf(page.getByText('Main')).paddingInlineStart);
    expect(prose.left).toBeCloseTo(width - prose.right, 0);
    const line = 44.22 * Number.parseFloat(styleOf(page.getByText('Prose')).fontSize);
    expect(prose.width).toBeCloseTo(Math.min(line, text('Rooms').width), 0);
  }
});

test('sections in adjacent containers are as far apart as in one container', async () => {
  await render(
    <>
      <Container>
        <Section>Rooms</Section>
        <Section>Prices</Section>
      </Container>
      <Container width="measure">
        <Section>Questions</Section>
      </Container>
      <Container>Imprint</Container>
    </>,
  );
  const box = (words: string) => boxOf(page.getByText(words));
  expect(box('Prices').top - box('Rooms').bottom).toBe(72);
  expect(box('Questions').top - box('Prices').bottom).toBe(72);
  expect(box('Imprint').top).toBe(box('Questions').bottom);
});
