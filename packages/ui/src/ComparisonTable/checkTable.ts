import type { ItemGroup, ItemRow } from '../Item/Item.tsx';
import { tierColors } from '../theme/tokens.ts';
import { duplicates, warn, warnUnless } from '../warn.ts';

interface Values {
  readonly values?: object | undefined;
}

/** A table's props as untyped code may pass them. */
interface Given {
  readonly label: string;
  readonly columns:
    | readonly { readonly key: string; readonly color?: string | undefined }[]
    | undefined;
  readonly groups:
    | readonly ItemGroup<ItemRow & Values & { readonly shares?: object | undefined }>[]
    | undefined;
  readonly headline: Values | undefined;
  readonly details: readonly Values[] | undefined;
  readonly actions: Values | undefined;
}

/** Warns about data that bypassed the type checker: missing values and unknown keys. */
export function checkTable({ label, columns, groups, headline, details, actions }: Given): void {
  const tell = (message: string) => warn('ComparisonTable', `'${label}': ${message}`);
  if (!label) tell('`label` is missing. Pass the accessible name of the table.');
  if (!columns?.length)
    tell('`columns` is missing. Pass a column for each thing that is compared.');
  for (const { color } of columns ?? []) {
    warnUnless('ComparisonTable', 'color', color, tierColors);
  }
  if (!groups) tell('`groups` is missing. Pass the rows in groups, or an empty array.');

  const keys = columns?.map(({ key }) => key) ?? [];
  for (const key of duplicates(keys)) {
    tell(`several columns have the key '${key}'. Give each a key of its own.`);
  }
  // A wrong key often recurs in every row: warns once.
  const known = new Set(keys);
  const checkKeys = (values: object | undefined, where: string) => {
    for (const key of Object.keys(values ?? {}).filter((name) => columns && !known.has(name))) {
      known.add(key);
      tell(`${where} has '${key}', which is no column's key. The keys are: ${keys.join(', ')}.`);
    }
  };
  const checkValues = (values: object | undefined, where: string) => {
    if (!values) tell(`${where} has no \`values\`. Pass an object with a value for each column.`);
    checkKeys(values, `${where}: \`values\``);
  };
  if (headline) checkValues(headline.values, 'the headline');
  for (const row of details ?? []) checkValues(row.values, 'a row of details');
  if (actions) checkValues(actions.values, 'the row of actions');

  for (const group of groups ?? []) {
    if (!group.rows) tell(`the group '${group.id}' has no \`rows\`. Pass an array of them.`);
  }
  for (const id of duplicates((groups ?? []).map((group) => group.id))) {
    tell(`several groups have the id '${id}'. Give each an id of its own.`);
  }
  const rows = (groups ?? []).flatMap((group) => group.rows ?? []);
  for (const id of duplicates(rows.map((row) => row.id))) {
    tell(`several rows have the id '${id}'. Give each an id of its own in the whole table.`);
  }
  for (const { id, values, shares } of rows) {
    checkValues(values, `the row '${id}'`);
    checkKeys(shares, `the row '${id}': \`shares\``);
  }
}
