import { expect, test } from 'vitest';
import { splitStyles } from './pageStyles.ts';

test('a page gets the rules for its tags and classes, the others come in the same order', () => {
  const css =
    '@layer a;@font-face{font-family:A}:root{--a:1}.b c,d{color:red}@media print{.b{top:0}.e{top:1px}}' +
    '.b:not(.e){left:0}.b:has(.e)>:is(c,.e){left:1px}:where(.e) .b{left:2px}@keyframes f{to{top:0}}' +
    '@layer a{@container (width>1em){.e{right:0}}}[data-g]{right:1px}';
  expect(splitStyles(css, '<c class="a b"></c>')).toEqual({
    inline:
      '@layer a;@font-face{font-family:A}:root{--a:1}.b c{color:red}@media print{.b{top:0}}' +
      '.b:not(.e){left:0}.b:has(.e)>:is(c,.e){left:1px}@keyframes f{to{top:0}}[data-g]{right:1px}',
    further:
      'd{color:red}@media print{.e{top:1px}}:where(.e) .b{left:2px}@layer a{@container (width>1em){.e{right:0}}}',
  });
});
