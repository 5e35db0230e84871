import { parse } from 'node-html-parser';

/** Ids that a page contains more than once: links would lead to the first element only. */
export function idProblems(file: string, html: string): string[] {
  const ids = parse(html)
    .querySelectorAll('[id]')
    .map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...repeated].map(
    (id) =>
      `${file}: the id "${id}" is there twice. Give the bundle, item or footnote that has it ` +
      'another one, in packages/pricing-data/src/; the rest of the page keeps its own.',
  );
}
