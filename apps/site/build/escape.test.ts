import { expect, test } from 'vitest';
import { escapeJson, escapeScript } from './escape.ts';

/** A company name that would be markup if it were not escaped. */
const name = `Sound & "Vision" <script>alert('1')</script><!--`;

test('no text in a data block can end it, and every text is read as it was written', () => {
  const data = { name, note: '\u2028' };
  expect(escapeJson(data)).not.toContain('<');
  expect(JSON.parse(escapeJson(data))).toEqual(data);
});

test('no string in a script can end it, and every string is what it was', () => {
  const script = escapeScript(`(() => ${JSON.stringify(name)})()`);
  expect(script).not.toMatch(/<\/script|<!--/);
  // biome-ignore lint/security/noGlobalEval: runs the script as a browser would.
  expect(eval(script)).toBe(name);
});
