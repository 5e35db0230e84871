import dark from './dark.svg?raw';
import light from './light.svg?raw';

/** Matches content that images, icons or previews do not load, or that would affect the other drawing. */
const unsupported =
  /<(?:style|script|text|foreignObject|image)\b|\sstyle=|\s(?:xlink:)?href=["'][^#"'][^"']*|url\(["']?[^#"')][^"')]*/;

export const artwork = { light: readArtwork('light', light), dark: readArtwork('dark', dark) };

/** @throws if the drawing has text, styles, scripts, references to other files, or no `viewBox` that begins at 0 0. */
export function readArtwork(theme: string, file: string) {
  const [found] = unsupported.exec(file) ?? [];
  if (found) {
    throw new Error(
      `apps/site/src/logo/${theme}.svg contains '${found.trim()}'. Export it without text (as outlines), styles ` +
        '(as presentation attributes), scripts and references to other files.',
    );
  }
  const viewBox = /\bviewBox=["']\s*0[\s,]+0[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(file);
  if (!viewBox) {
    throw new Error(
      `apps/site/src/logo/${theme}.svg has no viewBox that begins at 0 0, such as viewBox="0 0 30 28". Icons and ` +
        'previews take the size from it: add it, or export the drawing from an artboard of its size.',
    );
  }
  const [width, height] = viewBox.slice(1).map(Number) as [number, number];
  // Removes an XML declaration, which HTML does not allow.
  return { svg: file.slice(file.indexOf('<svg')).trim(), width, height };
}
