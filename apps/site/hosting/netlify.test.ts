import { expect, test } from 'vitest';
import { redirectsFile } from './netlify.ts';

test('other spellings redirect to a page, and files are not redirected', () => {
  expect(redirectsFile().trim().split('\n')).toEqual([
    '/ /podcasting 302',
    '/podcasting/ /podcasting 301',
    '/podcasting.html /podcasting 301',
    '/digital-marketing/ /digital-marketing 301',
    '/digital-marketing.html /digital-marketing 301',
  ]);
});
