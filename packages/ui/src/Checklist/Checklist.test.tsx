import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxOf, textsOf } from '../testing/helpers.ts';
import { Checklist } from './Checklist.tsx';

test('each line’s mark and screen-reader text show whether the item is included', async () => {
  const { container } = await render(
    <Checklist
      items={[
        'Up to 3 reels',
        { text: 'Transcript', included: true },
        { text: 'SEO article', included: false },
        <em key="analytics">Analytics</em>,
        { text: <a href="#travel">Travel</a>, included: false },
        // Values without content, such as the results of `flag && …`.
        ...[false, true, null, undefined, '', { text: false, included: true }, 0],
      ]}
    />,
  );
  expect(textsOf(page.getByRole('listitem'))).toEqual([
    'Included: Up to 3 reels',
    'Included: Transcript',
    'Not included: SEO article',
    'Included: Analytics',
    'Not included: Travel',
  ]);
  const [reels, transcript, article] = Array.from(container.querySelectorAll('path'), (mark) =>
    mark.getAttribute('d'),
  );
  expect(reels).toBe(transcript);
  expect(article).not.toBe(reels);
});

test('a link in a line wraps with the words around it', async () => {
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
