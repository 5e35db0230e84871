import { expect, test } from 'vitest';
import { audienceFor, defaultView, isView, viewFor, views } from './index.ts';

test('a visitor starts at the first view', () => {
  expect(views[0]).toBe(defaultView);
});

test('each view is for one audience, and back', () => {
  expect(audienceFor).toEqual({ brand: 'enterprise', creator: 'sme' });
  expect(views.map((view) => viewFor[audienceFor[view]])).toEqual([...views]);
});

test('isView accepts the views and nothing else', () => {
  const others = [
    '',
    'Brand',
    'brand ',
    'enterprise',
    'sme',
    'toString',
    null,
    undefined,
    0,
    ['brand'],
  ];
  expect([...views, ...others].filter(isView)).toEqual([...views]);
});
