/** A name as CSS writes it: `surfaceSunken` as `surface-sunken`. */
export const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
