import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { which } from '../../../scripts/tools.ts';
import { builtSite, webFont } from './builtSite.ts';

const files = [...builtSite.pages.map(({ file }) => file), 'index.html', '404.html'];
const java = which('java');

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // It ignores CSS: of two landmarks with the same name, only one is ever shown.
    // `e2e/accessibility.spec.ts` checks those that are.
    'unique-landmark': 'off',
    // An article may be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test('every page is valid HTML', async () => {
  for (const file of files) {
    const { results } = await validator.validateFile(join(builtSite.folder, file));
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(found, file).toEqual([]);
  }
});

test('search engines are to list the pages, and not the files that only redirect', () => {
  const hidden = files.filter((file) =>
    /<meta name="?robots"?[^>]*noindex/.test(builtSite.read(file)),
  );
  expect(hidden).toEqual(['index.html', '404.html']);
});

/** The Nu Html Checker's CSS is older than `@container`, `@starting-style` and anchor positioning. */
const ignored = 'CSS: .*';

// Only where Java is installed.
if (java) {
  test('the Nu Html Checker finds no error in any page', () => {
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const report = execFileSync(
      java,
      [
        // Compiled quickly rather than well, which takes half the time and a larger stack.
        ...['-XX:TieredStopAtLevel=1', '-Xss8m', '-jar', jar],
        ...['--stdout', '--exit-zero-always', '--errors-only', '--format', 'json'],
        ...['--filterpattern', ignored],
        ...files.map((file) => join(builtSite.folder, file)),
      ],
      { encoding: 'utf8' },
    );
    const { messages } = JSON.parse(report) as { messages: { url: string; message: string }[] };
    expect(messages.map(({ url, message }) => `${url}: ${message}`)).toEqual([]);
  });
}

test('the third-party licences are published, and the scripts refer to them', () => {
  const licences = builtSite.read('/licences.txt');
  const radix = ['@radix-ui/react-navigation-menu', '@radix-ui/react-toast'];
  for (const shipped of ['react', 'react-router', ...radix]) {
    expect.soft(licences).toMatch(new RegExp(`^${shipped} [\\d.]+ \\(MIT\\)$`, 'm'));
  }
  expect
    .soft(licences)
    .toMatch(new RegExp(`^@fontsource-variable/.* \\(OFL-1\\.1\\)\\n\\n.*${webFont}`, 'm'));

  expect(builtSite.scripts.length).toBeGreaterThan(0);
  for (const script of builtSite.scripts) {
    const [firstLine] = builtSite.read(script).split('\n');
    expect.soft(firstLine, script).toBe('/*! Licences: /licences.txt */');
  }
});
