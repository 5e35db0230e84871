import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { which } from '../../../scripts/tools.ts';
import { BuiltSite } from '../build/release/BuiltSite.ts';
import { linkProblems } from '../build/release/linkProblems.ts';
import { pages } from '../hosting/addresses.ts';
import { company } from './company.ts';

const dist = join(dirname(import.meta.dirname), 'dist');
const files = [...pages.map(({ file }) => file), 'index.html', '404.html'];
const java = which('java');

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // It ignores CSS: of two landmarks with the same name, only one is ever shown.
    // `accessibility.spec.ts` checks those that are.
    'unique-landmark': 'off',
  },
});

for (const file of files) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateFile(join(dist, file));
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(found).toEqual([]);
  });
}

/** The Nu Html Checker's CSS is older than `@container`, `@starting-style` and anchor positioning. */
const ignored = 'CSS: .*';

// Only where Java is installed.
if (java) {
  test('the Nu Html Checker finds no error in any page', () => {
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const report = execFileSync(
      java,
      [
        ...['-jar', jar, '--stdout', '--exit-zero-always', '--errors-only', '--format', 'json'],
        ...['--filterpattern', ignored],
        ...files.map((file) => join(dist, file)),
      ],
      { encoding: 'utf8' },
    );
    const { messages } = JSON.parse(report) as { messages: { url: string; message: string }[] };
    expect(messages.map(({ url, message }) => `${url}: ${message}`)).toEqual([]);
  });
}

test('every link inside the built site has a target', () => {
  expect(linkProblems(new BuiltSite(dist), company)).toEqual([]);
});

test('the third-party licences are published, and the script refers to them', async ({
  request,
}) => {
  const licences = await (await request.get('/licences.txt')).text();
  for (const shipped of ['react', 'react-router', '@radix-ui/react-toast']) {
    expect(licences).toMatch(new RegExp(`^${shipped} [\\d.]+ \\(MIT\\)$`, 'm'));
  }
  expect(licences).toMatch(/bricolage-grotesque [\d.]+ \(OFL-1\.1\)\n\n.*Bricolage Grotesque/);

  const site = new BuiltSite(dist);
  const entry = site.scripts.find((path) => path.includes('/entry-client-')) ?? '';
  expect(site.read(entry)).toMatch(/^\/\*! Licences: \/licences\.txt \*\//);
});
