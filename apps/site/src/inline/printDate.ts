import { printContent } from '../content/print.ts';
import { scriptText } from './scriptText.ts';

/**
 * Gives paper the day it is printed on, for CSS to show (`--printed` in `paper.css.ts`).
 *
 * It is inlined as text, so it must stand alone: no imports, no names from outside.
 */
function printDate(words: string): void {
  addEventListener('beforeprint', () => {
    const root = document.documentElement;
    const date = new Date().toLocaleDateString(root.lang, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    root.style.setProperty('--printed', JSON.stringify(`${words} ${date}`));
  });
}

/** The text of the inline script that dates what is printed. */
export const printDateScript = (): string => scriptText(printDate, printContent.printed);
