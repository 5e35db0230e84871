import * as v from 'valibot';
import type { Catalogue } from './catalogue.ts';
import { brokenInvariants, type Partly, problem } from './invariants.ts';
import { catalogueSchema } from './schema.ts';

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
 * Checks what the types cannot: each field (`schema.ts`), and whether fields agree (`invariants.ts`).
 * Reports any broken value instead of crashing.
 *
 * @throws {CatalogueError} with every problem at once.
 */
export function assertCatalogue(catalogue: unknown): void {
  const schema = catalogueSchema(tierKeysOf(catalogue));
  const { issues = [], output } = v.safeParse(schema, catalogue);
  const problems = issues.map((issue) => {
    const where = v.getDotPath(issue)?.replaceAll(/\.(\d+)/g, '[$1]') ?? 'catalogue';
    return issue.type === 'never'
      ? `${where}: expected ${issue.message}`
      : problem(where, issue.message, issue.input);
  });
  if (typeof output === 'object' && output !== null) {
    // Drops the rejected values from the output, a copy, and checks the rest.
    for (const { path = [] } of issues) drop(output, path);
    problems.push(...brokenInvariants(output as Partly<Catalogue>));
  }
  if (problems.length > 0) throw new CatalogueError(problems);
}

function tierKeysOf(catalogue: unknown): string[] {
  const tiers: unknown = Object(catalogue).tiers;
  const keys = Array.isArray(tiers) ? tiers.map((tier) => Object(tier).key) : [];
  return keys.filter((key) => typeof key === 'string');
}

function drop(node: object, [item, ...rest]: readonly { key: unknown }[]): void {
  const place = node as Record<string, unknown>;
  const key = String(item?.key);
  const child = place[key];
  if (rest.length === 0) place[key] = undefined;
  else if (typeof child === 'object' && child !== null) drop(child, rest);
}
