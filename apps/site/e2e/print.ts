import type { Page } from '@playwright/test';
import { extractTextItems, getDocumentProxy } from 'unpdf';

/** A sheet of paper and its texts, in millimetres. */
interface Sheet {
  width: number;
  height: number;
  /** Each with its height above the bottom edge, and its distance from the nearest edge. */
  texts: { text: string; bottom: number; margin: number }[];
}

/** A printed page of the site. */
export interface Printout {
  sheets: Sheet[];
  /** All of its text without white space: line breaks in a PDF mean nothing. */
  text: string;
  /** The PDF itself. */
  file: Buffer;
}

const mm = (points: number) => (points / 72) * 25.4;

/** A text as it is compared with the printed one. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

/** How often a text is printed: however its lines break, but not as a part of another text. */
export function timesPrinted({ sheets }: Printout, text: string): number {
  const printed = sheets.flatMap(({ texts }) => texts.map((each) => withoutSpaces(each.text)));
  const startsAt = (from: number) => {
    let rest = withoutSpaces(text);
    for (const part of printed.slice(from)) {
      if (!rest.startsWith(part)) return false;
      rest = rest.slice(part.length);
      if (!rest) return true;
    }
    return false;
  };
  return printed.filter((_, index) => startsAt(index)).length;
}

/** Saves a page as PDF, backgrounds included, and reads the file. */
export async function print(page: Page): Promise<Printout> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { items } = await extractTextItems(pdf);
  const sheets = await Promise.all(
    items.map(async (onPage, index): Promise<Sheet> => {
      const [, , right = 0, top = 0] = (await pdf.getPage(index + 1)).view;
      const texts = onPage
        .filter(({ str }) => str.trim())
        .map(({ str: text, x, y, width, height }) => {
          const margin = mm(Math.min(x, right - x - width, y, top - y - height));
          return { text, bottom: mm(y), margin };
        });
      return { width: mm(right), height: mm(top), texts };
    }),
  );
  await pdf.loadingTask.destroy();
  const text = withoutSpaces(
    sheets.flatMap(({ texts }) => texts.map((each) => each.text)).join(''),
  );
  return { sheets, text, file };
}
