import dark from './dark.svg?raw';
import light from './light.svg?raw';

/** The parts of a drawing that images, icons or previews do not load, or that affect the other drawing. */
const unsupported =
  /<(?:style|script|text|foreignObject|image)\b|\sstyle=|\s(?:xlink:)?href=["'][^#"'][^"']*|url\(["']?[^#"')][^"')]*/;

/** The company's mark for light and for dark backgrounds: the file's content, and its size. */
export const artwork = { light: readArtwork('light', light), dark: readArtwork('dark', dark) };

/** Returns a drawing and its size. Throws if it has text, styles, scripts or references to other files. */
export function readArtwork(theme: string, file: string) {
  const [found] = unsupported.exec(file) ?? [];
  if (found) {
    throw new Error(
      `apps/site/src/logo/${theme}.svg contains '${found.trim()}'. Export it without text (as outlines), styles ` +
        '(as presentation attributes), scripts and references to other files.',
    );
  }
  const [, width = 1, height = 1] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(file) ?? []).map(Number);
  // Removes an XML declaration, which HTML does not allow.
  return { svg: file.slice(file.indexOf('<svg')).trim(), width, height };
}
