import { expect, test } from 'vitest';
import { licencesFile, type ShippedPackage } from './licences.ts';

const wave: ShippedPackage = {
  name: 'wave',
  version: '1.2.0',
  identifier: 'MIT',
  text: 'Copyright (c) the authors of wave',
};

test('each package is named with its version, its licence and the text of it', () => {
  const file = licencesFile([wave, { ...wave, name: 'tide', identifier: 'ISC' }]);
  expect(file).toContain('wave 1.2.0 (MIT)\n\nCopyright (c) the authors of wave');
  expect(file).toContain('tide 1.2.0 (ISC)\n\n');
});

test('a licence that is unknown, missing or without its text stops the build, all at once', () => {
  const shipped = [
    { ...wave, name: 'share-alike', identifier: 'GPL-3.0-only' },
    { ...wave, name: 'unlicensed', identifier: undefined },
    { ...wave, name: 'silent', text: undefined },
  ];
  expect(() => licencesFile(shipped as ShippedPackage[])).toThrow(
    /share-alike 1\.2\.0 is under GPL-3\.0-only; .*MIT, ISC.*\n.*unlicensed 1\.2\.0 is under no licence.*\n.*silent 1\.2\.0 contains no licence text/,
  );
});

test('a package in two versions stops the build', () => {
  expect(() => licencesFile([wave, { ...wave, version: '2.0.0' }])).toThrow(
    'wave is shipped as 2.0.0 and 1.2.0: see pnpm why wave',
  );
});
