import type { Catalogue } from './catalogue.ts';
import { fieldProblems } from './fields.ts';
import { brokenInvariants } from './invariants.ts';

/** Lists every problem of a catalogue, each with its path. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  /** One text for each problem: `groups[2].items[3].noteId: expected …, received …`. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super([`The catalogue (packages/pricing-data/src) has ${count}:`, ...problems].join('\n  - '));
    this.problems = problems;
  }
}

/**
 * Checks what the types cannot: each field (`fields.ts`), and whether fields agree (`invariants.ts`).
 *
 * @throws {CatalogueError} with every problem at once.
 */
export function assertCatalogue(catalogue: Catalogue): void {
  const problems = [...fieldProblems(catalogue), ...brokenInvariants(catalogue)];
  if (problems.length > 0) throw new CatalogueError(problems);
}
