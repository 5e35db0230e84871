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
    // Blind to CSS: of two landmarks with one name, only one is ever there.
    // `listening.spec.ts` sees to those that are.
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
const excused = 'CSS: .*';

// Not everybody has Java; for them the above has to do.
if (java) {
  test('the Nu Html Checker finds no error in any page', () => {
    const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
    const report = execFileSync(
      java,
      [
        ...['-jar', jar, '--stdout', '--exit-zero-always', '--errors-only', '--format', 'json'],
        ...['--filterpattern', excused],
        ...files.map((file) => join(dist, file)),
      ],
      { encoding: 'utf8' },
    );
    const { messages } = JSON.parse(report) as { messages: { url: string; message: string }[] };
    expect(messages.map(({ url, message }) => `${url}: ${message}`)).toEqual([]);
  });
}

test('every link inside the built site leads somewhere', () => {
  expect(linkProblems(new BuiltSite(dist), company)).toEqual([]);
});

test('the licences of what others made are served, and named where their work is', async ({
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
