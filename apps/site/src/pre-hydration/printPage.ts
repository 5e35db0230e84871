import { printedOn } from '../content/print.ts';

addEventListener('click', ({ target }) => {
  if ((target as Element).closest('button[name=print]')) print();
});
// The date, which `print.css.ts` shows.
addEventListener('beforeprint', () => {
  const { lang, style } = document.documentElement;
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  style.setProperty('--printed', `"${printedOn} ${new Date().toLocaleDateString(lang, format)}"`);
});
