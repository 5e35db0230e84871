import { printedOn } from '../content/print.ts';

/** Sets `--printed` to the date when the page is printed; `print.css.ts` shows it. */
export function printDate(): void {
  addEventListener('beforeprint', () => {
    const { lang, style } = document.documentElement;
    const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    const date = new Date().toLocaleDateString(lang, format);
    style.setProperty('--printed', JSON.stringify(`${printedOn} ${date}`));
  });
}
