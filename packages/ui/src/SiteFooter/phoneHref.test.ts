import { expect, test } from 'vitest';
import { phoneHref } from './phoneHref.ts';

test.each([
  ['+27 (0)10 555 0100', 'tel:+27105550100'],
  ['+1 (212) 555-0100', 'tel:+12125550100'],
  ['(030)/555.01-00', 'tel:0305550100'],
  ['030 / 555 01 00', 'tel:0305550100'],
  ['+27 10 555 0100 / 0101', 'tel:+27105550100'],
  ['010 555 0100/+27 10 555 0101, ext. 7', 'tel:0105550100'],
  ['(0)30 555', 'tel:030555'],
  ['Tel.: 030 555', 'tel:030555'],
  ['112', 'tel:112'],
  ['030 555 ext. 12', 'tel:030555;ext=12'],
  ['+27 10 555 0100, extension 7', 'tel:+27105550100;ext=7'],
  ['030 555x12', 'tel:030555;ext=12'],
  ['030 555 #12', 'tel:030555;ext=12'],
  ['call me', undefined],
  ['0800 FLOWERS', undefined],
  ['030 555 or 030 556', undefined],
  ['', undefined],
])('the address of %j is %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
