import { expect, test } from 'vitest';
import { nginxFiles } from './nginx.ts';

test('a value that nginx would read as a variable stops the build', () => {
  expect(() => nginxFiles({ 'X-Price': '$5' }, 'pricing.example')).toThrow(
    'nginx cannot take a "$" in a value: $5',
  );
});
