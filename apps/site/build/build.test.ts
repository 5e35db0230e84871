import { readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { SiteCopy } from '../tests/SiteCopy.ts';
import { webFontFile } from './font.ts';
import { licencesFile, type ShippedPackage } from './licences.ts';

test('a failed build reports every problem and keeps the previous build', () => {
  const copy = new SiteCopy('wrong');
  onTestFinished(() => copy.remove());
  copy.write('apps/site/dist/earlier.txt', '');
  copy.change('packages/pricing-data/package.json', 'src/index.ts', 'src/wrong.ts');
  copy.write(
    'packages/pricing-data/src/wrong.ts',
    `import { catalogue as real } from './index.ts';
     export * from './index.ts';
     export const catalogue = JSON.parse(JSON.stringify(real));
     for (const prices of Object.values(catalogue.prices)) prices[catalogue.tiers[0].key] = 'R12,34';
     catalogue.tiers[0].label = '';
     const reduced = { price: 'R1', was: 'R2', until: '2026-2-5' };
     Object.values(catalogue.bundles)[0][0].prices[0].price = reduced;
     export const reducedPriceDays = () => [reduced.until];
     catalogue.pricesAsOf = '2999-01-01';`,
  );
  // Turns on the banner without a last day of its own, so that it expires with the reduced price.
  copy.change('apps/site/src/content/promotion.ts', "promotion: string = ''", "promotion = 'Sale'");
  const expectProblems = (settings: NodeJS.ProcessEnv, ...messages: string[]) => {
    const { status, output } = copy.build(settings);
    expect(status).toBe(1);
    for (const message of ['The site was not built.', ...messages]) {
      expect(output).toContain(message);
    }
    expect(readdirSync(copy.dist)).toEqual(['earlier.txt']);
  };
  expectProblems(
    { PRICING_ORIGIN: 'http://pricing.example', PRICING_EMIAL: 'x' },
    'origin (PRICING_ORIGIN): "http://pricing.example"; ',
    'PRICING_EMIAL: there is no such setting; check its spelling',
  );
  expectProblems(
    {},
    "received 'R12,34'",
    'tiers[0].label: expected a text',
    ".price.until: expected the last day, such as '2026-12-24', received '2026-2-5'",
    "pricesAsOf.ts), received '2999-01-01'",
  );
}, 60_000);

test('a web font whose package is not installed stops the build with instructions', () => {
  expect(() => webFontFile('Bricolage Grotesk')).toThrow(
    /The theme's web font is 'Bricolage Grotesk', but @fontsource-variable\/bricolage-grotesk is not installed\. .*tokens\.ts.* add -D/,
  );
});

test('the build rejects a package that ships in two versions, or lacks a compatible licence or the licence’s text', () => {
  const wave = { name: 'wave', version: '1.2.0', identifier: 'MIT', text: 'Copyright' };
  const shipped: ShippedPackage[] = [
    wave,
    { ...wave, version: '2.0.0' },
    { ...wave, name: 'share-alike', identifier: 'GPL-3.0-only' },
    { name: 'unlicensed', version: '1.2.0', text: 'Copyright' },
    { name: 'silent', version: '1.2.0', identifier: 'ISC' },
  ];
  expect(() => licencesFile(shipped)).toThrow(
    /wave is shipped as 2\.0\.0 and 1\.2\.0: see pnpm why wave.*\n.*share-alike 1\.2\.0 is under GPL-3\.0-only; .*MIT, ISC.*\n.*unlicensed 1\.2\.0 is under no licence.*\n.*silent 1\.2\.0 contains no licence text/,
  );
});
