import type { Page } from '@playwright/test';
import { extractTextItems, getDocumentProxy } from 'unpdf';

/** A printed page: its size and its texts, in millimetres from the bottom left corner. */
interface PrintedPage {
  width: number;
  height: number;
  texts: { text: string; left: number; right: number; bottom: number; top: number }[];
}

/** A printed document. */
interface Printout {
  pages: PrintedPage[];
  /** All of its text without white space: line breaks in a PDF mean nothing. */
  text: string;
  /** The PDF itself. */
  file: Buffer;
}

const mm = (points: number) => (points / 72) * 25.4;

/** A text as it is compared with the printed one. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '');

/** Saves a page as PDF, backgrounds included, and reads the file. */
export async function print(page: Page): Promise<Printout> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { items } = await extractTextItems(pdf);
  const pages = await Promise.all(
    items.map(async (onPage, index): Promise<PrintedPage> => {
      const [left = 0, bottom = 0, right = 0, top = 0] = (await pdf.getPage(index + 1)).view;
      return {
        width: mm(right - left),
        height: mm(top - bottom),
        texts: onPage
          .filter(({ str }) => str.trim())
          .map(({ str, x, y, width, height }) => ({
            text: str,
            left: mm(x),
            right: mm(x + width),
            bottom: mm(y),
            top: mm(y + height),
          })),
      };
    }),
  );
  await pdf.loadingTask.destroy();
  const text = withoutSpaces(pages.flatMap(({ texts }) => texts.map((each) => each.text)).join(''));
  return { pages, text, file };
}
