/** Joins class names, leaving out what is not there. */
export const classNames = (...names: (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ');
