import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checklist, type ChecklistProps } from './Checklist.tsx';

const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);

const items = [
  'Up to 3 reels',
  { text: 'Transcript', included: true },
  { text: 'SEO article', included: false },
];

test('each line is read as included or not', async () => {
  await render(<Checklist items={items} />);
  expect(texts()).toEqual([
    'Included: Up to 3 reels',
    'Included: Transcript',
    'Not included: SEO article',
  ]);
});

test('the marks differ by their shape, not only by their colour', async () => {
  const { container } = await render(<Checklist items={items} />);
  const [reels, transcript, article] = Array.from(container.querySelectorAll('path'), (mark) =>
    mark.getAttribute('d'),
  );
  expect(reels).toBe(transcript);
  expect(article).not.toBe(reels);
});

test('the icons are hidden from screen readers', async () => {
  await render(<Checklist items={items} />);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('its words can be another language', async () => {
  await render(<Checklist items={items} labels={{ excluded: 'Nie ingesluit nie' }} />);
  expect(texts()).toEqual([
    'Included: Up to 3 reels',
    'Included: Transcript',
    'Nie ingesluit nie: SEO article',
  ]);
});

test('a word longer than the line breaks', async () => {
  const { container } = await render(
    <div style={{ width: '120px' }}>
      <Checklist items={['Onderhandelingsverantwoordelikheidsverklaring']} />
    </div>,
  );
  expect(container.firstElementChild?.scrollWidth).toBe(120);
});

test('without items there is an empty list, and a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await render(<Checklist {...({} as ChecklistProps)} />);
  await expect.element(page.getByRole('list')).toBeInTheDocument();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/Checklist: `items` is missing/)]]);
  warn.mockClear();
});
