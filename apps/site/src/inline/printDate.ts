import { printedOn } from '../content/print.ts';

/** Sets `--printed` to the date when the page is printed; `print.css.ts` shows it. */
export function printDate(): void {
  addEventListener('beforeprint', () => {
    const root = document.documentElement;
    const date = new Date().toLocaleDateString(root.lang, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    root.style.setProperty('--printed', JSON.stringify(`${printedOn} ${date}`));
  });
}
