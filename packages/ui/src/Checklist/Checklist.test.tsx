import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, textsOf } from '../testing/helpers.ts';
import { Checklist } from './Checklist.tsx';

const texts = () => textsOf(page.getByRole('listitem'));

const items = [
  'Up to 3 reels',
  { text: 'Transcript', included: true },
  { text: 'SEO article', included: false },
  <em key="analytics">Analytics</em>,
  { text: <a href="#travel">Travel</a>, included: false },
];

test('each line is read as included or not', async () => {
  await render(<Checklist items={items} />);
  expect(texts()).toEqual([
    'Included: Up to 3 reels',
    'Included: Transcript',
    'Not included: SEO article',
    'Included: Analytics',
    'Not included: Travel',
  ]);
});

test('a line without content is left out, as from `flag && …`', async () => {
  const lines = [false, null, undefined, '', { text: false, included: true }, 'Piano', 0];
  await render(<Checklist items={lines} />);
  expect(texts()).toEqual(['Included: Piano', 'Included: 0']);
});

test('a text with a link is one text, not columns', async () => {
  const rich = (
    <>
      Piano, tuned each spring, see <a href="#piano">the piano</a> for more
    </>
  );
  const { container } = await render(
    <div style={{ width: 160 }}>
      <Checklist items={[rich]} />
    </div>,
  );
  const link = container.querySelector('a') as HTMLElement;
  expect(link.getBoundingClientRect().top).toBeGreaterThan(boxOf(page.getByRole('list')).top + 10);
});

test('the marks differ by their shape, not only by their colour', async () => {
  const { container } = await render(<Checklist items={items} />);
  const [reels, transcript, article] = Array.from(container.querySelectorAll('path'), (mark) =>
    mark.getAttribute('d'),
  );
  expect(reels).toBe(transcript);
  expect(article).not.toBe(reels);
});
