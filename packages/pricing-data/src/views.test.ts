import { describe, expect, test } from 'vitest';
import { audienceFor, audiences, defaultView, isView, viewFor, views } from './index.ts';

describe('views', () => {
  test('a visitor chooses between brand and creator, and starts at brand', () => {
    expect(views).toEqual(['brand', 'creator']);
    expect(defaultView).toBe('brand');
  });

  test('enterprise is the brand view and SME the creator view', () => {
    expect(audienceFor).toEqual({ brand: 'enterprise', creator: 'sme' });
  });

  test('the mapping works in both directions', () => {
    expect(views.map((view) => viewFor[audienceFor[view]])).toEqual([...views]);
    expect(audiences.map((audience) => audienceFor[viewFor[audience]])).toEqual([...audiences]);
  });

  test('isView accepts brand and creator', () => {
    expect(isView('brand')).toBe(true);
    expect(isView('creator')).toBe(true);
  });

  test.each([
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
  ])('isView refuses %j', (value) => {
    expect(isView(value)).toBe(false);
  });
});
