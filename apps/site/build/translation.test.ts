import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, isQuote } from '@agency/pricing-data';
import { expect, onTestFinished, test } from 'vitest';
import { type BuiltPage, BuiltSite } from '../tests/builtSite.ts';
import { company } from '../tests/company.ts';
import { SiteCopy } from '../tests/SiteCopy.ts';

/* Tests a site in a pseudo-language: each text of `content/` and each label is in guillemets. */

const pseudo = `
const isCode = (key) => /^(path|language|promotionUntil|firstOpenGroup|named|leadingItems)$/.test(key);
export const pseudo = (value, key = '') => {
  if (isCode(key)) return value;
  if (typeof value === 'string') return /\\p{L}/u.test(value) ? '«' + value + '»' : value;
  if (typeof value === 'function') return (...given) => pseudo(value(...given));
  if (Array.isArray(value)) return value.map((item) => pseudo(item));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, pseudo(it, name)]));
};
`;

function pseudoTranslate(copy: SiteCopy) {
  const content = 'apps/site/src/content';
  copy.write(`${content}/pseudo.ts`, pseudo);
  for (const file of readdirSync(join(copy.root, content))) {
    if (/\.test|^pseudo/.test(file)) continue;
    const [real, words] = [file.replace('.ts', '.real.ts'), copy.read(`${content}/${file}`)];
    const names = words.match(/(?<=^export (?:const|function) )\w+/gm) ?? [];
    copy.write(`${content}/${real}`, words);
    copy.write(
      `${content}/${file}`,
      `import { pseudo } from './pseudo.ts';
       import * as real from './${real}';
       export * from './${real}';
       export const { ${names.join()} } = pseudo(real);`,
    );
  }
  const labels = `import { en } from '@agency/ui/labels/en';\nexport const labels = en;`;
  copy.write(`${content}/designSystemLabels.real.ts`, labels);
}

const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];

/** The words that an owner translates in the catalogue and in the configuration. */
const ofOwner = new Set(
  wordsOf(JSON.stringify([catalogue, company], (_, value) => (isQuote(value) ? '' : value))),
);

function untranslated(text: string): string[] {
  const outside = text.replaceAll(/«[^«»]*»/g, ' ');
  if (outside !== text) return untranslated(outside);
  return wordsOf(text).filter((word) => !ofOwner.has(word));
}

function textsOf({ document, html }: BuiltPage): string {
  const body = html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '\n')
    .replaceAll('&amp;', '&');
  const names = document
    .querySelectorAll('[aria-label], [title], [alt], [placeholder]')
    .flatMap(({ attributes: { title, alt, placeholder, ...others } }) => [
      others['aria-label'],
      ...[title, alt, placeholder],
    ]);
  const metadata = document
    .querySelectorAll(
      'meta:is([name="description"], [property$=":title"], [property$=":description"], [property$=":alt"])',
    )
    .map((tag) => tag.getAttribute('content'));
  return [body, ...names, ...metadata].join('\n');
}

test('every word of the site comes from content/, a label, the catalogue or the configuration', () => {
  const copy = new SiteCopy('pseudo');
  onTestFinished(() => copy.remove());
  pseudoTranslate(copy);
  const { status, output } = copy.build();
  expect(status, output).toBe(0);
  const built = new BuiltSite(copy.dist);
  for (const page of built.pages) {
    expect.soft(untranslated(textsOf(page)), page.path).toEqual([]);
  }
}, 60_000);
