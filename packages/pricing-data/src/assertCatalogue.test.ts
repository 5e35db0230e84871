import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertCatalogue, CatalogueError, catalogue } from './index.ts';

// biome-ignore lint/suspicious/noExplicitAny: the point is to write what the types forbid.
type Broken = any;

// By way of JSON: structuredClone would keep the lines that several bundles share one object, and
// breaking one would break them all.
function copyOfCatalogue(): Broken {
  return JSON.parse(JSON.stringify(catalogue));
}

/** The problems of a copy of the catalogue after `breakIt` had its way with it. */
function problemsAfter(breakIt: (copy: Broken) => void): readonly string[] {
  const copy = copyOfCatalogue();
  breakIt(copy);
  return problemsOf(copy);
}

function problemsOf(value: unknown): readonly string[] {
  try {
    assertCatalogue(value);
  } catch (error) {
    // Anything but a CatalogueError is a crash of the checker itself.
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
  return [];
}

type Case = [what: string, breakIt: (copy: Broken) => void, ...problems: string[]];

function reports(cases: readonly Case[]) {
  test.each(cases)('%s', (_, breakIt, ...problems) => {
    expect(problemsAfter(breakIt)).toEqual(problems);
  });
}

test('an unbroken copy has no problems', () => {
  expect(problemsAfter(() => {})).toEqual([]);
});

describe('ids', () => {
  reports([
    [
      'two bundles of a view share one',
      (copy) => {
        copy.bundles.creator[2].id = 'level-1';
      },
      "bundles.creator[2].id: expected one of its own, but bundles.creator[0].id is 'level-1' too",
    ],
    [
      'two groups share one',
      (copy) => {
        copy.groups[5].id = 'video';
      },
      "groups[5].id: expected one of its own, but groups[3].id is 'video' too",
    ],
    [
      'two items share one across groups',
      (copy) => {
        copy.groups[5].items[0].id = 'seo';
      },
      "groups[5].items[0].id: expected one of its own, but groups[0].items[2].id is 'seo' too",
    ],
    [
      'two footnotes share one',
      (copy) => {
        copy.footnotes.push({ id: 'platforms', text: 'More platforms.' });
      },
      "footnotes[2].id: expected one of its own, but footnotes[0].id is 'platforms' too",
    ],
    [
      'one is not fit for an anchor',
      (copy) => {
        copy.groups[0].items[0].id = 'Updates per month';
      },
      "groups[0].items[0].id: expected an id in kebab-case, received 'Updates per month'",
    ],
    [
      'one is missing',
      (copy) => {
        delete copy.bundles.brand[1].id;
      },
      'bundles.brand[1].id: expected an id in kebab-case, received undefined',
    ],
  ]);

  test('the same id in both views is fine', () => {
    const brand = catalogue.bundles.brand.map(({ id }) => id);
    expect(catalogue.bundles.creator.every(({ id }) => brand.includes(id))).toBe(true);
  });
});

describe('footnotes', () => {
  reports([
    [
      'a note that dangles',
      (copy) => {
        copy.groups[1].items[4].noteId = 'add-budget';
      },
      "groups[1].items[4].noteId: expected a footnote's id ('platforms', 'ad-budget'), received 'add-budget'",
    ],
    [
      'a footnote that no item refers to',
      (copy) => {
        copy.footnotes.push({ id: 'hours', text: 'Office hours.' });
      },
      "footnotes[2].id: expected an item whose noteId is 'hours', found none",
    ],
    [
      'a misspelt note shows from both ends',
      (copy) => {
        copy.groups[1].items[0].noteId = 'platfroms';
      },
      "groups[1].items[0].noteId: expected a footnote's id ('platforms', 'ad-budget'), received 'platfroms'",
      "footnotes[0].id: expected an item whose noteId is 'platforms', found none",
    ],
    [
      'an empty text',
      (copy) => {
        copy.footnotes[1].text = '';
      },
      "footnotes[1].text: expected a text, received ''",
    ],
  ]);

  test('having none is fine if no item asks for one', () => {
    const problems = problemsAfter((copy) => {
      copy.footnotes = [];
      for (const group of copy.groups) for (const item of group.items) delete item.noteId;
    });
    expect(problems).toEqual([]);
  });
});

describe('values per tier', () => {
  reports([
    [
      'forgotten for a tier',
      (copy) => {
        delete copy.groups[2].items[3].values.gold;
      },
      'groups[2].items[3].values.gold: expected a text, or null where the tier deliberately does not include the item, found none',
    ],
    [
      'undefined is not a deliberate absence',
      (copy) => {
        copy.groups[2].items[1].values.bronze = undefined;
      },
      'groups[2].items[1].values.bronze: expected a text, or null where the tier deliberately does not include the item, found none',
    ],
    [
      'an empty text is not one either',
      (copy) => {
        copy.groups[2].items[1].values.bronze = '';
      },
      "groups[2].items[1].values.bronze: expected a text, or null where the tier deliberately does not include the item, received ''",
    ],
    [
      'nor is a blank one',
      (copy) => {
        copy.groups[2].items[1].values.bronze = ' ';
      },
      "groups[2].items[1].values.bronze: expected a text, or null where the tier deliberately does not include the item, received ' '",
    ],
    [
      'a number is not a text',
      (copy) => {
        copy.groups[0].items[0].values.bronze = 2;
      },
      'groups[0].items[0].values.bronze: expected a text, or null where the tier deliberately does not include the item, received 2',
    ],
    [
      'for a tier that does not exist',
      (copy) => {
        copy.groups[0].items[0].values.copper = '1';
      },
      'groups[0].items[0].values.copper: expected only bronze, silver, gold, platinum',
    ],
    [
      'left out altogether',
      (copy) => {
        delete copy.groups[0].items[0].values;
      },
      'groups[0].items[0].values: expected an object with bronze, silver, gold, platinum, received undefined',
    ],
  ]);

  test('null is a deliberate absence', () => {
    expect(
      problemsAfter((copy) => {
        copy.groups[0].items[0].values.platinum = null;
      }),
    ).toEqual([]);
  });
});

describe('tiers', () => {
  reports([
    [
      'out of order',
      (copy) => {
        [copy.tiers[1], copy.tiers[2]] = [copy.tiers[2], copy.tiers[1]];
      },
      "tiers[1].key: expected 'gold' (the order is platinum, gold, silver, bronze), received 'silver'",
      "tiers[2].key: expected 'silver' (the order is platinum, gold, silver, bronze), received 'gold'",
    ],
    [
      'one is missing',
      (copy) => {
        copy.tiers.pop();
      },
      "tiers[3]: expected the tier 'bronze', found none",
    ],
    [
      'one too many',
      (copy) => {
        copy.tiers.push({ key: 'copper', label: 'Copper', colour: 'bronze' });
      },
      "tiers[4]: expected 4 tiers, received another: 'copper'",
    ],
    [
      'a colour that is no metal',
      (copy) => {
        copy.tiers[0].colour = '#e5e4e2';
      },
      "tiers[0].colour: expected one of 'platinum', 'gold', 'silver', 'bronze', received '#e5e4e2'",
    ],
  ]);
});

describe('marketing prices', () => {
  reports([
    [
      'one that does not parse',
      (copy) => {
        copy.prices.sme.gold = 'R64,99';
      },
      "prices.sme.gold: expected a price such as 'R4 999 pm', 'R15 999' or 'R59,499', or a quote ('Enquire' or 'Custom quote'), received 'R64,99'",
    ],
    [
      'a dearer lower tier',
      (copy) => {
        copy.prices.enterprise.bronze = 'R75,500';
      },
      "prices.enterprise.silver: expected more than 'R75,500' at prices.enterprise.bronze, received 'R75,499'",
    ],
    [
      'two tiers at one price',
      (copy) => {
        copy.prices.sme.gold = 'R39,999';
      },
      "prices.sme.gold: expected more than 'R39,999' at prices.sme.silver, received 'R39,999'",
    ],
    [
      'a price above a quote',
      (copy) => {
        copy.prices.sme.silver = 'Enquire';
      },
      "prices.sme.gold: expected more than 'Enquire' at prices.sme.silver, received 'R64,999'",
    ],
    [
      'a tier without one',
      (copy) => {
        delete copy.prices.sme.silver;
      },
      'prices.sme.silver: expected a price, found none',
    ],
    [
      'an audience without any',
      (copy) => {
        delete copy.prices.sme;
      },
      'prices.sme: expected a value, found none',
    ],
    [
      'a tier that does not exist',
      (copy) => {
        copy.prices.sme.copper = 'R9,999';
      },
      'prices.sme.copper: expected only bronze, silver, gold, platinum',
    ],
  ]);

  test('quotes for both of the highest tiers are fine', () => {
    expect(
      problemsAfter((copy) => {
        copy.prices.sme.gold = 'Enquire';
      }),
    ).toEqual([]);
  });

  test('a price for platinum is fine, above gold', () => {
    expect(
      problemsAfter((copy) => {
        copy.prices.sme.platinum = 'R99,999';
      }),
    ).toEqual([]);
  });
});

describe('bundle prices', () => {
  reports([
    [
      'one that does not parse',
      (copy) => {
        copy.bundles.creator[0].prices[1].price = 'R7999 pm';
      },
      "bundles.creator[0].prices[1].price: expected a price such as 'R4 999 pm', 'R15 999' or 'R59,499', or a quote ('Enquire' or 'Custom quote'), received 'R7999 pm'",
    ],
    [
      'two episodes for no more than one',
      (copy) => {
        copy.bundles.creator[2].prices[0].price = 'R15 999 pm';
      },
      "bundles.creator[2].prices[1].price: expected more than 'R15 999 pm' at bundles.creator[2].prices[0].price, received 'R14 999 pm'",
    ],
    [
      'a level for less than the one below it, whatever the order of the list',
      (copy) => {
        copy.bundles.brand[0].prices[0].price = 'R9 999';
      },
      "bundles.brand[0].prices[0].price: expected more than 'R10 999' at bundles.brand[1].prices[0].price, received 'R9 999'",
    ],
    [
      'episodes out of order',
      (copy) => {
        copy.bundles.brand[2].prices.reverse();
      },
      'bundles.brand[2].prices[1].episodes: expected more than the 2 before it, received 1',
    ],
    [
      'an episodes count that is none',
      (copy) => {
        copy.bundles.brand[2].prices[0].episodes = 0;
      },
      "bundles.brand[2].prices[0].episodes: expected a whole number from 1, or 'Custom', received 0",
    ],
    [
      'none at all',
      (copy) => {
        copy.bundles.brand[2].prices = [];
      },
      'bundles.brand[2].prices: expected a list with at least one entry, received an empty list',
    ],
  ]);

  test('level 10 is above level 9', () => {
    expect(
      problemsAfter((copy) => {
        copy.bundles.brand[0].level = 10;
        copy.bundles.brand[1].level = 9;
      }),
    ).toEqual([]);
  });
});

describe('deliverables', () => {
  reports([
    [
      'a list that is shorter than the first of its view',
      (copy) => {
        copy.bundles.brand[2].deliverables.pop();
      },
      'bundles.brand[2].deliverables: expected 9 lines, to line up with bundles.brand[0].deliverables, received 8',
    ],
    [
      'an empty line',
      (copy) => {
        copy.bundles.creator[0].deliverables[1] = '';
      },
      "bundles.creator[0].deliverables[1]: expected a text, received ''",
    ],
    [
      'an item with an empty text',
      (copy) => {
        copy.bundles.creator[0].deliverables[2].text = '';
      },
      "bundles.creator[0].deliverables[2].text: expected a text, received ''",
    ],
    [
      'an item that does not say whether it is included',
      (copy) => {
        delete copy.bundles.creator[0].deliverables[2].included;
      },
      'bundles.creator[0].deliverables[2].included: expected true or false, received undefined',
    ],
    [
      'an empty list',
      (copy) => {
        copy.bundles.creator[1].deliverables = [];
      },
      'bundles.creator[1].deliverables: expected a list with at least one entry, received an empty list',
    ],
  ]);
});

describe('labels and the other fields', () => {
  reports([
    [
      'an empty label of a tier',
      (copy) => {
        copy.tiers[0].label = '';
      },
      "tiers[0].label: expected a text, received ''",
    ],
    [
      'an empty label of a group',
      (copy) => {
        copy.groups[0].label = '';
      },
      "groups[0].label: expected a text, received ''",
    ],
    [
      'a blank label of an item',
      (copy) => {
        copy.groups[2].items[3].label = '  ';
      },
      "groups[2].items[3].label: expected a text, received '  '",
    ],
    [
      'a group without items',
      (copy) => {
        copy.groups[3].items = [];
      },
      'groups[3].items: expected a list with at least one entry, received an empty list',
    ],
    [
      'an empty turnaround',
      (copy) => {
        copy.bundles.brand[0].turnaround = '';
      },
      "bundles.brand[0].turnaround: expected a text, received ''",
    ],
    [
      'an empty note',
      (copy) => {
        copy.bundles.brand[3].note = '';
      },
      "bundles.brand[3].note: expected a text, received ''",
    ],
    [
      'a bundle that does not say whether it is featured',
      (copy) => {
        delete copy.bundles.brand[1].featured;
      },
      'bundles.brand[1].featured: expected true or false, received undefined',
    ],
    [
      'a tier that is no text (an empty one is fine)',
      (copy) => {
        delete copy.bundles.creator[1].tier;
      },
      'bundles.creator[1].tier: expected a text, which may be empty, received undefined',
    ],
    [
      'a level that is neither a number nor Custom',
      (copy) => {
        copy.bundles.brand[3].level = 'custom';
        copy.bundles.brand[3].deliverables = copy.bundles.brand[0].deliverables;
      },
      "bundles.brand[3].level: expected a whole number from 1, or 'Custom', received 'custom'",
    ],
    [
      'two bundles of one level',
      (copy) => {
        copy.bundles.brand.splice(3);
        copy.bundles.brand[1].level = 1;
      },
      'bundles.brand[2].level: expected one of its own, but bundles.brand[1].level is 1 too',
    ],
  ]);
});

describe('what is hardly a catalogue', () => {
  test.each([
    [
      undefined,
      'catalogue: expected an object with bundles, tiers, groups, prices, footnotes, received undefined',
    ],
    [
      null,
      'catalogue: expected an object with bundles, tiers, groups, prices, footnotes, received null',
    ],
    [
      [],
      'catalogue: expected an object with bundles, tiers, groups, prices, footnotes, received an empty list',
    ],
  ])('%j', (value, problem) => {
    expect(problemsOf(value)).toEqual([problem]);
  });

  test('an empty object lacks every part', () => {
    expect(problemsOf({})).toEqual([
      'bundles: expected a value, found none',
      'tiers: expected a value, found none',
      'groups: expected a value, found none',
      'prices: expected a value, found none',
      'footnotes: expected a value, found none',
    ]);
  });

  test('a null among the entries is reported where it stands, and the rest is still checked', () => {
    const problems = problemsAfter((copy) => {
      copy.groups[0].items[1] = null;
      copy.groups[0].items[2].label = '';
    });
    expect(problems).toEqual([
      'groups[0].items[1]: expected an object, received null',
      "groups[0].items[2].label: expected a text, received ''",
    ]);
  });
});

test('every problem is reported at once, in one error that lists them', () => {
  const copy = copyOfCatalogue();
  copy.bundles.brand[0].turnaround = '';
  copy.groups[2].items[3].noteId = 'nothing';
  copy.prices.sme.bronze = 'R29.999';
  let error: unknown;
  try {
    assertCatalogue(copy);
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(CatalogueError);
  expect((error as CatalogueError).name).toBe('CatalogueError');
  expect((error as CatalogueError).message).toBe(
    [
      'The catalogue has 3 problems:',
      "  - bundles.brand[0].turnaround: expected a text, received ''",
      "  - groups[2].items[3].noteId: expected a footnote's id ('platforms', 'ad-budget'), received 'nothing'",
      "  - prices.sme.bronze: expected a price such as 'R4 999 pm', 'R15 999' or 'R59,499', or a quote ('Enquire' or 'Custom quote'), received 'R29.999'",
    ].join('\n'),
  );
});

describe('whatever is broken', () => {
  type Path = (string | number)[];

  /** Every place in the catalogue, from the whole down to each text. */
  function pathsOf(value: unknown, path: Path = []): Path[] {
    if (typeof value !== 'object' || value === null) return [path];
    const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
    return [path, ...keys.flatMap((key) => pathsOf((value as Broken)[key], [...path, key]))];
  }

  function replaced(path: Path, replacement: unknown): unknown {
    const [last, ...parents] = path.toReversed();
    if (last === undefined) return replacement;
    const copy = copyOfCatalogue();
    const parent = parents.toReversed().reduce((node, key) => node[key], copy);
    parent[last] = replacement;
    return copy;
  }

  const paths = pathsOf(catalogue);

  test('losing anything is noticed, but for an optional note', () => {
    const unnoticed = paths.filter((path) => problemsOf(replaced(path, undefined)).length === 0);
    // Footnote 2 is referred to twice: one reference may go.
    expect(unnoticed.map((path) => path.join('.'))).toEqual([
      'bundles.brand.3.note',
      'groups.1.items.4.noteId',
      'groups.4.items.0.noteId',
    ]);
  });

  test('the problem names the place that was lost', () => {
    for (const path of paths.filter(({ length }) => length > 0)) {
      const place = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
        .join('')
        .slice(1);
      const problems = problemsOf(replaced(path, undefined));
      if (problems.length > 0 && path.at(-1) !== 'noteId') {
        expect(problems.join('\n')).toContain(`${place}: `);
      }
    }
  });

  test('the checker describes junk instead of crashing on it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paths),
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (path, junk) => {
          for (const problem of problemsOf(replaced(path, junk))) {
            expect(problem).toContain(': expected ');
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
