import type { Catalogue } from './catalogue.ts';
import { fieldProblems } from './fields.ts';
import { brokenInvariants } from './invariants.ts';

/**
 * Checks the rules that types cannot express: values (`fields.ts`) and consistency (`invariants.ts`).
 *
 * @throws one error that lists every problem with its path:
 * `groups[2].items[3].noteId: expected …, received …`.
 */
export function assertCatalogue(catalogue: Catalogue): void {
  const problems = [...fieldProblems(catalogue), ...brokenInvariants(catalogue)];
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  throw new Error(
    [`The catalogue (packages/pricing-data/src) has ${count}:`, ...problems].join('\n  - '),
  );
}
