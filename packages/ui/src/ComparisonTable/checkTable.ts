import type { ItemGroup, ItemRow } from '../Item/Item.tsx';
import { tierColors } from '../theme/tokens.ts';
import { warn, warnDuplicates, warnMissing, warnUnless } from '../warn.ts';

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
  const component = `ComparisonTable '${label}'`;
  warnMissing(component, { label, columns: columns?.length, groups });
  for (const { color } of columns ?? []) warnUnless(component, 'color', color, tierColors);
  for (const { id, rows } of groups ?? []) warnMissing(component, { rows }, `the group '${id}'`);

  const keys = columns?.map(({ key }) => key);
  const rows = groups?.flatMap((group) => group.rows ?? []);
  const idOf = ({ id }: { id: string }) => id;
  warnDuplicates(component, 'columns', 'key', keys);
  warnDuplicates(component, 'groups', 'id', groups?.map(idOf));
  warnDuplicates(component, 'rows', 'id', rows?.map(idOf));

  // A wrong key often recurs in every row: warns once.
  const known = new Set(keys);
  const checkKeys = (values: object | undefined, where: string) => {
    for (const key of Object.keys(values ?? {}).filter((name) => keys && !known.has(name))) {
      known.add(key);
      warn(component, `${where} has '${key}', which is no column's key: ${keys?.join(', ')}.`);
    }
  };
  const checkValues = (values: object | undefined, where: string) => {
    warnMissing(component, { values }, where);
    checkKeys(values, `${where}: \`values\``);
  };
  if (headline) checkValues(headline.values, 'the headline');
  for (const row of details ?? []) checkValues(row.values, 'a row of details');
  if (actions) checkValues(actions.values, 'the row of actions');
  for (const { id, values, shares } of rows ?? []) {
    checkValues(values, `the row '${id}'`);
    checkKeys(shares, `the row '${id}': \`shares\``);
  }
}
