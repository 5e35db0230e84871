import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Banner } from './Banner.tsx';

test('it is a named landmark with its text', async () => {
  await render(<Banner>We are proudly a BEE Level 1 company</Banner>);
  await expect
    .element(page.getByRole('complementary', { name: 'Announcement' }))
    .toHaveTextContent('We are proudly a BEE Level 1 company');
});
