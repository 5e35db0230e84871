import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The recorded price list, which `pnpm accept` writes. */
export const priceListFile = join(import.meta.dirname, '../price-list.md');

/** One statement of the price list, and the headings it stands below. */
export interface Statement {
  section: string;
  heading: string;
  /** A table's row, what stands before a colon, or the tick or cross of a deliverable. */
  label: string;
  /** The table's column. */
  column?: string;
  value: string;
}

/** The statements of a price list: of the recorded one if no other is given. */
export function readPriceList(text = readFileSync(priceListFile, 'utf8')): Statement[] {
  const statements: Statement[] = [];
  let [section, heading] = ['', ''];
  let columns: string[] | undefined;
  for (const line of text.split('\n')) {
    const [, hashes, title = ''] = /^(##+) (.*)/.exec(line) ?? [];
    if (hashes) [section, heading] = hashes === '##' ? [title, ''] : [section, title];

    const [, mark, name, value = ''] = /^- (?:([✓✗])|([^:]+):) (.*)/.exec(line) ?? [];
    const label = mark ?? name;
    if (label) statements.push({ section, heading, label, value });

    if (!line.startsWith('| ')) columns = undefined;
    else if (!columns) columns = cellsOf(line);
    else if (!line.startsWith('| --- ')) {
      const [row = '', ...cells] = cellsOf(line);
      for (const [index, cell] of cells.entries()) {
        const column = columns[index + 1] ?? '';
        statements.push({ section, heading, label: row, column, value: cell });
      }
    }
  }
  return statements;
}

const cellsOf = (row: string) => row.slice(2, -2).split(' | ');
