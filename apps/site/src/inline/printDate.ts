import { printedOn } from '../content/print.ts';

/** Sets the day on which the page is printed, for CSS to show (`--printed` in `print.css.ts`). */
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
