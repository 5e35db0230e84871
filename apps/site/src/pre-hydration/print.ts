import { printedOn } from '../content/print.ts';

/* Printing, which needs no React. */
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('button[name=print]')) print();
});
// The date, which `print.css.ts` shows.
addEventListener('beforeprint', () => {
  const { lang, style } = document.documentElement;
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const date = new Date().toLocaleDateString(lang, format);
  style.setProperty('--printed', `"${printedOn} ${date}"`);
});
