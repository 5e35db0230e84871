import { expect, test } from 'vitest';
import { redirectsFile } from './netlify.ts';

test('the redirects lead other spellings to a page, and leave the files alone', () => {
  expect(redirectsFile().trim().split('\n')).toEqual([
    '/ /podcasting 302',
    '/podcasting/ /podcasting 301',
    '/podcasting.html /podcasting 301',
    '/digital-marketing/ /digital-marketing 301',
    '/digital-marketing.html /digital-marketing 301',
  ]);
});
