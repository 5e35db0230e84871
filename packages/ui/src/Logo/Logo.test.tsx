import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testRootProps } from '../testing/testRootProps.tsx';
import { Logo } from './Logo.tsx';
import { LogoMark } from './LogoMark.tsx';

test('in a link, its name is the company’s', async () => {
  await render(
    <a href="/">
      <Logo name="Example Agency" />
    </a>,
  );
  await expect.element(page.getByRole('link', { name: 'Example Agency' })).toBeVisible();
});

test('the mark is drawn for each theme: its bars, its lit bar and their weight', async () => {
  await render(
    <>
      <Logo name="Paper" />
      <div data-theme="dark">
        <Logo name="Ink" />
      </div>
    </>,
  );
  const look = (name: string) => {
    const mark = page.getByText(name).element().previousElementSibling as Element;
    const [bars, lit] = [...mark.children].map((path) => getComputedStyle(path));
    return { bars: bars?.stroke, lit: lit?.stroke, weight: bars?.strokeWidth };
  };
  const paper = look('Paper');
  const ink = look('Ink');
  expect(ink.bars).not.toBe(paper.bars);
  expect(ink.lit).not.toBe(paper.lit);
  expect(ink.weight).not.toBe(paper.weight);
});

testRootProps(<Logo name="Example" />);
testRootProps(<LogoMark />);
