import { printedOn } from '../content/print.ts';
import { htmlData } from '../htmlAttributes.ts';

/** Handles the print button, and adds the date to printed pages. */
export function listenToPrint(): void {
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button[name=print]')) return;
    print();
    // Some in-app browsers ignore `print()` and fire no `beforeprint`, so `--printed` stays unset.
    setTimeout(() => {
      if (!document.documentElement.style.getPropertyValue('--printed'))
        htmlData().unprintable = '';
    }, 1000);
  });
  addEventListener('beforeprint', () => {
    const { lang, style } = document.documentElement;
    const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    style.setProperty('--printed', `"${printedOn} ${new Date().toLocaleDateString(lang, format)}"`);
  });
}
