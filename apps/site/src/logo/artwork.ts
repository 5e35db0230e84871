import dark from './dark.svg?raw';
import light from './light.svg?raw';

/** The company's mark for a light or a dark background: the content of its file, and its size. */
export const artwork = { light: read(light), dark: read(dark) };

function read(file: string) {
  const [, width = 1, height = 1] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(file) ?? []).map(Number);
  // Without an XML declaration, which HTML does not allow.
  return { svg: file.slice(file.indexOf('<svg')).trim(), width, height };
}
